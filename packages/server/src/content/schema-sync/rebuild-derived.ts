import { letOthersRun } from '../../event-loop.ts';
import { sql, type Kysely } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import {
  derivedColumns,
  derivedSignature,
  derivedValues,
  isDerivedFrom,
  sortLocaleOf,
} from '../storage/derived-values.ts';
import type { EntryTable } from '../storage/entry-table.ts';

/** Rows of one batch: with long texts each takes about 0.3 ms, which blocks the event loop. */
const batchSize = 50;

/** A row with the texts that values are derived from. */
type TextRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly locale: string | null };

/** Marks the derived columns of a table for a rebuild if their signature differs. */
export async function markDerived(
  kysely: Kysely<DynamicTables>,
  table: EntryTable,
  sortLocale: string,
): Promise<void> {
  const signature = derivedSignature(table, sortLocale);
  await sql`update content_tables set derived_with = ${signature},
      derived_after = (select min(id) - 1 from ${sql.id(table.table)})
    where uid = ${table.uid} and derived_with is distinct from ${signature}`.execute(kysely);
}

/**
 * Rebuilds the derived columns of all marked rows, one batch per transaction, and records its progress: a server that
 * stops in between continues at its next start. Several servers may share the work.
 * @param isOver stops before the next batch
 */
export async function rebuildDerived(
  storage: Omit<ContentStorage, 'customFields' | 'blocks'>,
  isOver: () => boolean,
): Promise<void> {
  for (const table of storage.tables.values()) {
    if (!table.scalars.some(isDerivedFrom)) continue;
    while (!isOver() && (await rebuildBatch(storage, table))) await letOthersRun();
  }
}

/** @returns whether there may be more rows */
async function rebuildBatch(
  storage: Omit<ContentStorage, 'customFields' | 'blocks'>,
  table: EntryTable,
): Promise<boolean> {
  const { database, sortLocale } = storage;
  const { rows: marks } = await sql<{ readonly after: number | null }>`
    select derived_after as after from content_tables where uid = ${table.uid}`.execute(database.kysely);
  if (marks[0]?.after === null || marks[0]?.after === undefined) return false;
  return database.transaction(async ({ kysely, touch }) => {
    const mark = sql`select derived_after as after from content_tables
      where uid = ${table.uid} and derived_with = ${derivedSignature(table, sortLocale)}`;
    const { rows: locked } = await sql<{ readonly after: number | null }>`
      ${mark} ${database.dialect.forUpdate}`.execute(kysely);
    const after = locked[0]?.after;
    if (after === null || after === undefined) return false;
    const texts = table.scalars.filter(isDerivedFrom);
    const { rows } = await sql<TextRow>`
      select id, locale, ${sql.join(texts.map(({ column }) => sql.id(column)))} from ${sql.id(table.table)}
      where id > ${after} order by id limit ${batchSize} ${database.dialect.forUpdate}`.execute(kysely);
    if (rows.length > 0) await store(storage, kysely, table, rows);
    touch(table.table);
    const last = rows.length < batchSize ? null : (rows.at(-1)?.id ?? null);
    await sql`update content_tables set derived_after = ${last} where uid = ${table.uid}`.execute(kysely);
    return last !== null;
  });
}

async function store(
  { database, sortLocale }: Omit<ContentStorage, 'customFields' | 'blocks'>,
  kysely: Kysely<DynamicTables>,
  table: EntryTable,
  rows: readonly TextRow[],
): Promise<void> {
  const texts = table.scalars.filter(isDerivedFrom);
  const columns = derivedColumns(table.scalars);
  const values = rows.map((row) => {
    const locale = sortLocaleOf({ sortLocale }, table, row.locale);
    const derived = texts.flatMap((field) => derivedValues(table, field, row[field.column], locale));
    return Object.fromEntries([['id', row.id], ...derived.map(({ value }, index) => [`v${index}`, value])]);
  });
  const { dialect } = database;
  const { from, element } = dialect.jsonElements(
    sql`cast(${JSON.stringify(values)} as ${dialect.columnType('json')})`,
    'derived',
  );
  const fields = columns.map(
    (_, index) => sql`${dialect.jsonField(element, `v${index}`, 'text')} as ${sql.id(`v${index}`)}`,
  );
  const source = sql`select ${dialect.jsonField(element, 'id', 'integer')} as id, ${sql.join(fields)} from ${from}`;
  await sql`update ${sql.id(table.table)} set ${sql.join(
    columns.map((column, index) => sql`${sql.id(column)} = ${sql.id('made', `v${index}`)}`),
  )} from (${source}) as made where ${sql.id('made', 'id')} = ${sql.id(table.table, 'id')}`.execute(kysely);
}
