import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import type { DialectCapabilities } from '../../database/dialect.ts';
import { sortableTypes } from '../storage/column-kind.ts';
import { beginsOtherwise, isShortText, sourceOfUid } from '../storage/first-letters.ts';
import type { EntryTable, ScalarColumn } from '../storage/entry-table.ts';

/** An index of a table. */
interface Index {
  readonly kind: 'sort' | 'unique' | 'letters';
  readonly suffix: string;
  readonly parts: readonly RawBuilder<unknown>[];
  /** The rows that it holds; all of them without it. */
  readonly where?: RawBuilder<boolean>;
}

/**
 * Creates the indexes that lists and unique attributes need: per sortable column one in the order of the
 * list (within a locale where there are locales), per unique attribute one that refuses the second value, and those by which texts are found that begin with a letter or two.
 */
export async function syncIndexes(
  db: Kysely<DynamicTables>,
  dialect: DialectCapabilities,
  table: EntryTable,
): Promise<void> {
  const scope = table.localized ? [sql.id('locale')] : [];
  const create = async ({ kind, suffix, parts, where }: Index): Promise<void> => {
    const name = sql.id(`${kind}_${suffix}_${table.table}`.slice(0, 60));
    await sql`create ${sql.raw(kind === 'unique' ? 'unique index' : 'index')} if not exists ${name}
      on ${sql.id(table.table)} (${sql.join(parts)}) ${where ? sql`where ${where}` : sql``}`.execute(db);
  };
  const sorted = (column: string): RawBuilder<unknown>[] => [
    ...scope,
    dialect.ordered(sql.id(column), 'asc'),
    sql.id('id'),
  ];
  for (const { column, definition } of table.scalars) {
    if (sortableTypes.has(definition.type))
      await create({ kind: 'sort', suffix: column, parts: sorted(column) });
    if (definition.unique === true || definition.type === 'uid') {
      await create({ kind: 'unique', suffix: column, parts: [sql.id(column), ...scope] });
    }
  }
  const dates = table.draftAndPublish
    ? ['created_at', 'updated_at', 'published_at']
    : ['created_at', 'updated_at'];
  for (const column of dates) await create({ kind: 'sort', suffix: column, parts: sorted(column) });
  // Whose entries these are, in the order in which they were changed: own entries, and the home page.
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
  for (const index of letterIndexes(dialect, table)) {
    await create({ ...index, parts: [...scope, ...index.parts] });
  }
}

/**
 * By the first letter, where the index that sorts the texts is not enough; and of a uid, and of the text that it was made of, the rows in
 * which they begin otherwise, which are hardly any.
 */
function letterIndexes(dialect: DialectCapabilities, table: EntryTable): readonly Index[] {
  const byLetter = (field: ScalarColumn, apart?: ScalarColumn): Index => {
    const column = sql.id(field.column);
    const letter = dialect.firstLetter?.(column);
    const suffix = apart ? `${field.column}_${apart.column}` : field.column;
    return {
      kind: 'letters',
      suffix,
      parts: [...(letter ? [letter] : []), dialect.ordered(column, 'asc'), sql.id('id')],
    };
  };
  return table.scalars.filter(isShortText).flatMap((field): readonly Index[] => {
    const all = dialect.firstLetter ? [byLetter(field)] : [];
    const source = sourceOfUid(table, field);
    if (!source) return all;
    const where = beginsOtherwise(sql.id(field.column), sql.id(source.column));
    const apart = [byLetter(field, source), ...(dialect.firstLetter ? [byLetter(source, field)] : [])];
    return [...all, ...apart.map((index) => ({ ...index, where }))];
  });
}
