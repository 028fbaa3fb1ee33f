import { sql, type RawBuilder } from 'kysely';
import type { EntryTable, ScalarColumn } from '../storage/entry-table.ts';
import { beginsOtherwise, isShortText, sourceOfUid } from '../storage/first-letters.ts';
import type { Alternative, QueryContext } from './scope/scope.ts';

/**
 * The ways to find entries of which a short text begins with one or two letters. What is found by the text that a uid was made of
 * does not have to be found by the uid as well; where the uid puts the list in order, it is the other way round.
 * @param fields those that may be searched
 */
export function beginnings(
  { dialect }: Pick<QueryContext, 'dialect'>,
  table: EntryTable,
  fields: readonly ScalarColumn[],
  term: string,
): readonly Alternative[] {
  const texts = fields.filter(isShortText);
  const columnOf = ({ column }: ScalarColumn) => sql.id(table.table, column);
  const begins = (column: RawBuilder<unknown>) => dialect.begins(column, term);
  const sourceOf = (field: ScalarColumn) => {
    const source = sourceOfUid(table, field);
    return source && texts.includes(source) ? source : null;
  };
  const otherwise = (uid: ScalarColumn, source: ScalarColumn) =>
    beginsOtherwise(columnOf(uid), columnOf(source));

  return texts.flatMap((field): readonly Alternative[] => {
    const { attribute } = field;
    const source = sourceOf(field);
    if (source) {
      return begins(columnOf(field)).map((whole) => ({
        attribute,
        predicate: sql<boolean>`(${whole} and ${otherwise(field, source)})`,
        sortedBy: new Map([[attribute, whole]]),
      }));
    }
    const uids = texts.filter((one) => sourceOf(one) === field);
    // These are looked for among the uids that begin otherwise, and not by the index of all texts.
    const apart = begins(dialect.unindexed(columnOf(field)));
    return begins(columnOf(field)).map((predicate, index) => ({
      attribute,
      predicate,
      sortedBy: new Map(
        uids.map((uid) => [
          uid.attribute,
          sql<boolean>`(${apart[index] ?? predicate} and ${otherwise(uid, field)})`,
        ]),
      ),
    }));
  });
}
