import { sql, type RawBuilder } from 'kysely';
import { invalidParameter, invalidQuery, asList } from '../../../content/query/query-values.ts';
import type { DialectCapabilities } from '../../../database/index.ts';
import { userColumns } from './user-columns.ts';

type SortKey = readonly [name: string, direction: string];

const mostKeys = 5;

function sortKeys(sort: unknown): readonly SortKey[] {
  if (sort === undefined || sort === '') return [];
  if (typeof sort === 'string') {
    return sort.split(',').map((item) => {
      const [name = '', direction = 'asc', ...more] = item.trim().split(':');
      if (more.length > 0) throw invalidParameter(item);
      return [name, direction];
    });
  }
  const list = asList(sort);
  if (list !== undefined) return list.flatMap((item) => sortKeys(item));
  if (typeof sort !== 'object' || sort === null) throw invalidParameter('sort');
  return Object.entries(sort).map(([name, direction]: [string, unknown]) => {
    if (typeof direction !== 'string') throw invalidParameter(name);
    return [name, direction];
  });
}

function ordered(dialect: DialectCapabilities, [name, order]: SortKey): RawBuilder<unknown> {
  const column = userColumns.get(name);
  if (column === undefined) throw invalidParameter(name);
  const direction = order.toLowerCase();
  if (direction !== 'asc' && direction !== 'desc') {
    throw invalidQuery(['sort'], `Invalid order ${order}, expected asc or desc`);
  }
  return dialect.ordered(column.sortedBy ?? column.expression, direction);
}

/**
 * Compiles `firstname`, `firstname:DESC`, a comma list, a list or an object from field to order; the id
 * comes last, so that pages never overlap.
 * @throws AppError QUERY_INVALID (400)
 */
export function compileUserSort(dialect: DialectCapabilities, sort: unknown): RawBuilder<unknown> {
  const keys = sortKeys(sort);
  if (keys.length > mostKeys) throw invalidQuery(['sort'], 'There are too many sort keys');
  return sql.join([...keys.map((key) => ordered(dialect, key)), sql.ref('user.id')]);
}
