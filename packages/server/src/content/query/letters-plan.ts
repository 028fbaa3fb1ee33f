import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { CompiledList, ListQuery } from './list-query.ts';
import type { PageRequest } from './pagination.ts';
import type { Alternative } from './scope/scope.ts';
import { sortKeys, type CompiledSort, type SortKey } from './sort.ts';

/** How a search for a letter or two finds entries, seen from the order of the list. */
export interface LettersPlan {
  readonly table: string;
  readonly order: CompiledSort;
  readonly key: SortKey;
  readonly column: RawBuilder<unknown>;
  /** An index gives what these find in the order of the list. */
  readonly ordered: readonly Alternative[];
  /** What these find stands anywhere in it. */
  readonly others: readonly Alternative[];
}

/**
 * How to find what begins with a letter or two in a list that is sorted by one of the texts which are searched: those
 * that are found by that text stand side by side somewhere in the list, as far from its beginning as the letter is in the alphabet.
 * @returns null for any other list
 */
export function lettersPlan(table: EntryTable, list: CompiledList, query: ListQuery): LettersPlan | null {
  const [key, ...more] = sortKeys(query['sort']);
  const field = key && more.length === 0 ? table.scalarsByName.get(key.path) : undefined;
  if (!key || !field) return null;
  const alternatives = list.alternatives.map((one) => ({
    ...one,
    predicate: one.sortedBy?.get(field.attribute) ?? one.predicate,
  }));
  const ordered = alternatives.filter(({ attribute }) => attribute === field.attribute);
  const others = alternatives.filter(({ attribute }) => attribute !== field.attribute);
  if (ordered.length === 0) return null;
  const column = sql.id(table.table, field.column);
  return { table: table.table, order: list.order, key, column, ordered, others };
}

/**
 * Selects the ids that each alternative finds, some of them more than once.
 * @param limit for each: together they are no fewer than that, where there are as many
 */
export function idsOf(
  table: string,
  alternatives: readonly Alternative[],
  limit = Infinity,
): RawBuilder<unknown> {
  const selects = alternatives.map(({ predicate }) => {
    const ids = sql`select id from ${sql.id(table)} where ${predicate}`;
    return limit === Infinity ? ids : sql`select id from (${ids} limit ${limit}) as begun`;
  });
  return sql.join(selects, sql` union all `);
}

/** What follows the columns in a select of a page: as much as it needs of what is in order, and all others. */
export function mergedPage(
  dialect: DialectCapabilities,
  { table, order, key, column, ordered, others }: LettersPlan,
  { page, pageSize }: PageRequest,
): RawBuilder<unknown> {
  const id = sql.id(table, 'id');
  const columns = sql`select ${id} as id, ${column} as place from ${sql.id(table)}`;
  const found = [
    ...ordered.map(
      ({ predicate }) => sql`select * from (${columns} where ${predicate}
        order by ${order.forward} limit ${page * pageSize}) as begun`,
    ),
    ...others.map(({ predicate }) => sql`${columns} where ${predicate}`),
  ];
  return sql`from ${sql.id(table)} where ${id} in (select id from (
      select id, place from (${sql.join(found, sql` union `)}) as found
      order by ${dialect.ordered(sql.ref('place'), key.direction)}, id ${sql.raw(key.direction)}
      limit ${pageSize} offset ${(page - 1) * pageSize}) as page)
    order by ${order.afterwards}`;
}
