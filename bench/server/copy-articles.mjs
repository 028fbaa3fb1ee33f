import { progress } from '../progress.mjs';

const article = 'api::article.article';
const batchSize = 2000;

/** The maximum code, of eight digits. */
const firstOfCopy = 5_000_000;

/** The tables that an article is stored in, the one with its row first. */
const tables = ['content_articles', 'links', 'component_instances'];

/** Components carry their ids in the text of the row. */
const withIds = (components, shift) =>
  components.replaceAll(/"id":(\d+)/g, (_, id) => `"id":${Number(id) + shift}`);

const withComponents = (value, shift) => {
  if (Array.isArray(value)) return JSON.parse(withIds(JSON.stringify(value), shift));
  return typeof value === 'string' && value.startsWith('[{"id":') ? withIds(value, shift) : value;
};

/**
 * How a row of each table looks in a copy: an article that differs in what has to be unique, with components and links
 * of its own.
 *
 * @param {Record<string, number>} shift what ids of each table are raised by
 */
const copies = {
  content_articles: (row, shift, number) => ({
    ...Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, withComponents(value, shift.component_instances)]),
    ),
    id: row.id + shift.content_articles,
    document: `${row.document}-${number}`,
    slug: `${row.slug}-${number}`,
    // Codes are numbered from 100,001 on, those of the magazine below: so no copy meets another.
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
 * Multiplies the articles of a database: a million that were stored one after the other would take half an hour. The
 * server that uses the database must not run.
 *
 * @param {import('./open-tables.mjs').Tables} database
 * @param {number} times as many articles as there are now, up to 19
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
