import { progress } from '../progress.mjs';

const article = 'api::article.article';
const batchSize = 2000;

/** The maximum code, of eight digits. */
const firstOfCopy = 5_000_000;

/** The tables of an article, starting with the one of its row. */
const tables = ['content_articles', 'links', 'component_instances'];

/** Components have their ids in the JSON of the row. */
const withIds = (components, shift) =>
  components.replaceAll(/"id":(\d+)/g, (_, id) => `"id":${Number(id) + shift}`);

const withComponents = (value, shift) => {
  if (Array.isArray(value)) return JSON.parse(withIds(JSON.stringify(value), shift));
  return typeof value === 'string' && value.startsWith('[{"id":') ? withIds(value, shift) : value;
};

/**
 * Returns functions that copy a row of each table: an article with other unique values, components and links.
 *
 * @param {Record<string, number>} shift the offset of the ids of each table
 */
const copies = {
  content_articles: (row, shift, number) => ({
    ...Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, withComponents(value, shift.component_instances)]),
    ),
    id: row.id + shift.content_articles,
    document: `${row.document}-${number}`,
    slug: `${row.slug}-${number}`,
    // Generated codes start at 100,001, those of the magazine are lower, so codes of copies are unique.
    code: row.code && `ATR-${Number(row.code.slice(4)) + number * firstOfCopy}`,
  }),
  links: (row, shift) => ({
    ...row,
    id: row.id + shift.links,
    root_id: row.root_id + shift.content_articles,
    source_id:
      row.source_id + (row.source_uid === article ? shift.content_articles : shift.component_instances),
  }),
  component_instances: (row, shift) => ({
    ...row,
    id: row.id + shift.component_instances,
    root_id: row.root_id + shift.content_articles,
  }),
};

/**
 * Multiplies the articles of a database, because creating a million individually would take half an hour. The server of
 * the database must not run.
 *
 * @param {import('./open-tables.mjs').Tables} database
 * @param {number} times the factor, up to 19
 */
export async function copyArticles(database, times) {
  const last = {};
  for (const table of tables) last[table] = await database.lastId(table);
  const restoreIndexes = await database.dropIndexes(tables);
  for (const table of tables) {
    for (let first = 1; first <= last[table]; first += batchSize) {
      const rows = await database.rows(table, first, Math.min(last[table], first + batchSize - 1));
      const own = rows.filter((row) => table === tables[0] || row.root_uid === article);
      for (let number = 1; number < times; number += 1) {
        const shift = Object.fromEntries(tables.map((name) => [name, last[name] * number]));
        await database.insert(
          table,
          own.map((row) => copies[table](row, shift, number)),
        );
      }
    }
  }
  progress('Making the indexes …');
  await restoreIndexes();
}
