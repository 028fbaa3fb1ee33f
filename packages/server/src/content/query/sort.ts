import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import { guarded, type QueryContext, type Scope, type ValueField } from './scope/scope.ts';
import { invalidParameter, invalidQuery, asList } from './query-values.ts';

type Direction = 'asc' | 'desc';

/** A sort key of a list. */
export interface SortKey {
  /** Attribute names from the entry to the value, joined by dots. */
  readonly path: string;
  readonly direction: Direction;
}

const maxDepth = 3;
const maxKeys = 5;

/** The order of a list, as the items of an order-by clause. */
export interface CompiledSort {
  readonly forward: RawBuilder<unknown>;
  /** In reverse order. */
  readonly backward: RawBuilder<unknown>;
  /** The same as `forward`, for rows that are all found before they are sorted. */
  readonly afterwards: RawBuilder<unknown>;
}

/**
 * Compiles `sort` into the items of an order-by clause, with the id last so that pages never overlap. Accepts `title`,
 * `title:ASC`, `a:ASC,b:DESC`, `sort[0]=…` and `sort[title]=desc`.
 * @throws AppError QUERY_INVALID (400) for what does not exist, may not be read or has no order
 */
export function compileSort(
  context: Pick<QueryContext, 'dialect'>,
  scope: Scope,
  sort: unknown,
  idColumn: RawBuilder<unknown>,
): CompiledSort {
  const keys = sortKeys(sort);
  if (keys.length > maxKeys) throw invalidQuery(['sort'], 'There are too many sort keys');
  const items = keys.map(({ path, direction }) => ({
    expression: sortExpression(context.dialect, scope, path.split('.'), path),
    direction,
  }));
  const last = keys.at(-1)?.direction ?? 'asc';
  const order = (
    turned: (direction: Direction) => Direction,
    operand: (expression: RawBuilder<unknown>) => RawBuilder<unknown> = (expression) => expression,
  ): RawBuilder<unknown> =>
    sql.join([
      ...items.map((item) => context.dialect.ordered(operand(item.expression), turned(item.direction))),
      sql`${operand(idColumn)} ${sql.raw(turned(last))}`,
    ]);
  const same = (one: Direction): Direction => one;
  return {
    forward: order(same),
    backward: order((one) => (one === 'asc' ? 'desc' : 'asc')),
    afterwards: order(same, context.dialect.listing.unindexed),
  };
}

/** Parses `sort` in any of its forms. */
export function sortKeys(sort: unknown): SortKey[] {
  if (sort === undefined || sort === null || sort === '') return [];
  if (typeof sort === 'string') return sort.split(',').map((item) => sortKey(item.trim()));
  const list = asList(sort);
  if (list) return list.flatMap((item) => sortKeys(item));
  if (typeof sort !== 'object') throw invalidParameter('sort');
  return Object.entries(sort).flatMap(([name, value]) => nestedKeys(name, value));
}

/** Returns whether a list may be sorted by the name of a user: a creator, an editor, or a linked one. */
export function isSortedByUser({ sort }: { readonly sort?: unknown }): boolean {
  return sortKeys(sort).some(({ path }) => /\.(?:firstname|lastname|username|email)$/.test(path));
}

function nestedKeys(path: string, value: unknown): SortKey[] {
  if (typeof value === 'string') return [{ path, direction: direction(value) }];
  if (typeof value !== 'object' || value === null) throw invalidParameter(path);
  return Object.entries(value).flatMap(([name, inner]) => nestedKeys(`${path}.${name}`, inner));
}

function sortKey(item: string): SortKey {
  const [path = '', order = 'asc', ...more] = item.split(':');
  if (path === '' || more.length > 0) throw invalidParameter(item);
  return { path, direction: direction(order) };
}

function direction(order: string): Direction {
  const lower = order.toLowerCase();
  if (lower !== 'asc' && lower !== 'desc')
    throw invalidQuery(['sort'], `Invalid order ${order}, expected asc or desc`);
  return lower;
}

/** Returns the sort expression of a value: the sort key of a text, or its bytes if it has no key. */
export function sortedBy(dialect: DialectCapabilities, field: ValueField): RawBuilder<unknown> {
  if (field.sortedBy) return field.sortedBy;
  return field.valueKind === 'text' ? dialect.byBytes(field.expression) : field.expression;
}

function sortExpression(
  dialect: DialectCapabilities,
  scope: Scope,
  path: readonly string[],
  sent: string,
): RawBuilder<unknown> {
  const [name = '', ...rest] = path;
  const field = path.length <= maxDepth ? scope.field(name) : undefined;
  if (!field) throw invalidParameter(sent);
  if (field.kind === 'value') {
    if (rest.length > 0 || field.valueKind === 'json') throw invalidParameter(sent);
    return guarded(sortedBy(dialect, field), field.guard);
  }
  if (!field.single) throw invalidParameter(sent);
  const inner = sortExpression(dialect, field.scope, rest.length === 0 ? ['id'] : rest, sent);
  return guarded(field.single(inner), field.guard);
}
