import { sql, type RawBuilder } from 'kysely';
import { searchedTypes, sortableTypes } from './column-kind.ts';
import type { EntryTable, ScalarColumn } from './entry-table.ts';

/** Whether one or two letters are looked for at the beginning of such a text: it is short, and an index sorts it. */
export function isShortText({ definition: { type } }: ScalarColumn): boolean {
  return searchedTypes.has(type) && sortableTypes.has(type);
}

/** The short text that a uid is made of; null for what is no uid, or made of nothing. */
export function sourceOfUid(
  table: Pick<EntryTable, 'scalarsByName'>,
  field: ScalarColumn,
): ScalarColumn | null {
  const { definition } = field;
  const source =
    definition.type === 'uid' ? table.scalarsByName.get(definition.targetField ?? '') : undefined;
  return source && isShortText(source) ? source : null;
}

/**
 * Whether a uid may begin with a letter or two that the text does not begin with which it was made of. Where a text
 * goes on after its first word, the uid has a hyphen, which nobody finds by letters.
 */
export function beginsOtherwise(uid: RawBuilder<unknown>, source: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`lower(substr(${uid}, 1, 2)) is distinct from replace(lower(substr(${source}, 1, 2)), ' ', '-')`;
}
