import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import { type DialectCapabilities, keyColumn } from '../../database/dialect.ts';
import { sortableTypes } from '../storage/columns.ts';
import { isDerivedFrom } from '../storage/derived-values.ts';
import type { EntryTable } from '../storage/entry-table.ts';

/** An index of a table. */
interface Index {
  readonly kind: 'sort' | 'key' | 'unique';
  readonly suffix: string;
  readonly parts: readonly RawBuilder<unknown>[];
}

/**
 * Creates the indexes of lists and unique attributes: one per sortable column in the order of the list (within a locale
 * for localized types), one per text in the order of its language, and a unique one per unique attribute.
 */
export async function syncIndexes(
  db: Kysely<DynamicTables>,
  dialect: DialectCapabilities,
  table: EntryTable,
): Promise<void> {
  const scope = table.localized ? [sql.id('locale')] : [];
  const create = async ({ kind, suffix, parts }: Index): Promise<void> => {
    const name = sql.id(indexName(table, kind, suffix));
    await sql`create ${sql.raw(kind === 'unique' ? 'unique index' : 'index')} if not exists ${name}
      on ${sql.id(table.table)} (${sql.join(parts)})`.execute(db);
  };
  const sorted = (column: string): RawBuilder<unknown>[] => [
    ...scope,
    dialect.ordered(sql.id(column), 'asc'),
    sql.id('id'),
  ];
  for (const { column, definition } of table.scalars) {
    if (sortableTypes.has(definition.type)) {
      if (isDerivedFrom({ definition }))
        await create({ kind: 'key', suffix: column, parts: sorted(keyColumn(column)) });
      // The unique index of a uid also serves equality; other texts are compared in filters.
      if (definition.type !== 'uid') await create({ kind: 'sort', suffix: column, parts: sorted(column) });
    }
    if (definition.unique === true || definition.type === 'uid') {
      await create({ kind: 'unique', suffix: column, parts: [sql.id(column), ...scope] });
    }
  }
  const dates = table.draftAndPublish
    ? ['created_at', 'updated_at', 'published_at']
    : ['created_at', 'updated_at'];
  for (const column of dates) await create({ kind: 'sort', suffix: column, parts: sorted(column) });
  // The entries of an author in the order of their changes: for filters on own entries, and the home page.
  for (const [suffix, person] of [
    ['creator', 'created_by_id'],
    ['editor', 'updated_by_id'],
  ] as const) {
    await create({ kind: 'sort', suffix, parts: [sql.id(person), sql.id('updated_at'), sql.id('id')] });
  }
  if (table.localized) {
    await create({ kind: 'sort', suffix: 'locale', parts: [sql.id('locale'), sql.id('id')] });
  }
  await create({ kind: 'unique', suffix: 'document', parts: [sql.id('document'), ...scope] });
  await dropOldIndexes(db, table);
}

/** Drops the indexes by which earlier versions sorted uids and found first letters. */
async function dropOldIndexes(db: Kysely<DynamicTables>, table: EntryTable): Promise<void> {
  for (const { column, definition } of table.scalars.filter(isDerivedFrom)) {
    const names = [
      ...(definition.type === 'uid' ? [indexName(table, 'sort', column)] : []),
      indexName(table, 'letters', column),
      ...table.scalars.map((other) => indexName(table, 'letters', `${column}_${other.column}`)),
    ];
    for (const name of names) await sql`drop index if exists ${sql.id(name)}`.execute(db);
  }
}

function indexName({ table }: EntryTable, kind: string, suffix: string): string {
  return `${kind}_${suffix}_${table}`.slice(0, 60);
}
