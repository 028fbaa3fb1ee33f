import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import type { DialectCapabilities } from '../../database/dialect.ts';
import { sortableTypes } from '../storage/column-kind.ts';
import type { EntryTable } from '../storage/entry-table.ts';

/**
 * Creates the indexes that lists and unique attributes need: per sortable column one in the order of the
 * list (within a locale where there are locales), per unique attribute one that refuses the second value.
 */
export async function syncIndexes(
  db: Kysely<DynamicTables>,
  dialect: DialectCapabilities,
  table: EntryTable,
): Promise<void> {
  const scope = table.localized ? [sql.id('locale')] : [];
  const create = async (
    suffix: string,
    unique: boolean,
    parts: readonly RawBuilder<unknown>[],
  ): Promise<void> => {
    const name = sql.id(`${unique ? 'unique' : 'sort'}_${suffix}_${table.table}`.slice(0, 60));
    await sql`create ${sql.raw(unique ? 'unique index' : 'index')} if not exists ${name}
      on ${sql.id(table.table)} (${sql.join(parts)})`.execute(db);
  };
  const sorted = (column: string): RawBuilder<unknown>[] => [
    ...scope,
    dialect.ordered(sql.id(column), 'asc'),
    sql.id('id'),
  ];
  for (const { column, definition } of table.scalars) {
    if (sortableTypes.has(definition.type)) await create(column, false, sorted(column));
    if (definition.unique === true || definition.type === 'uid') {
      await create(column, true, [sql.id(column), ...scope]);
    }
  }
  const dates = table.draftAndPublish
    ? ['created_at', 'updated_at', 'published_at']
    : ['created_at', 'updated_at'];
  for (const column of dates) await create(column, false, sorted(column));
  // Whose entries these are, in the order in which they were changed: own entries, and the home page.
  for (const [suffix, person] of [
    ['creator', 'created_by_id'],
    ['editor', 'updated_by_id'],
  ] as const) {
    await create(suffix, false, [sql.id(person), sql.id('updated_at'), sql.id('id')]);
  }
  if (table.localized) {
    await create('locale', false, [sql.id('locale'), sql.id('id')]);
    await create('document', true, [sql.id('document'), sql.id('locale')]);
  } else {
    await create('document', true, [sql.id('document')]);
  }
}
