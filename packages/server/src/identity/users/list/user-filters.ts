import { sql, type RawBuilder } from 'kysely';
import { invalidParameter, invalidQuery, asList } from '../../../content/query/query-values.ts';
import { applyOperator } from '../../../content/query/filters.ts';
import { parseDateTime } from '../../../content/storage/columns.ts';
import type { DialectCapabilities } from '../../../database/index.ts';
import { hasRole, roleColumns, userColumns, type UserColumn } from './user-columns.ts';

const maxDepth = 5;
const maxConditions = 20;

interface FilterContext {
  readonly dialect: DialectCapabilities;
  readonly columns: ReadonlyMap<string, UserColumn>;
  readonly budget: { conditions: number };
  readonly depth: number;
}

function combine(parts: readonly RawBuilder<boolean>[], word: 'and' | 'or'): RawBuilder<boolean> {
  if (parts.length === 0) return sql<boolean>`(1 = 1)`;
  return sql<boolean>`(${sql.join(parts, sql.raw(` ${word} `))})`;
}

/** Converts a date to the ISO text that the database stores. */
function momentText(key: string, sent: unknown): unknown {
  const list = asList(sent);
  if (list !== undefined) return list.map((item) => momentText(key, item));
  const parsed =
    typeof sent === 'string' || typeof sent === 'number' ? parseDateTime(String(sent)) : undefined;
  if (parsed === undefined) {
    throw invalidQuery([key], 'Invalid format, expected a timestamp or an ISO date');
  }
  return parsed;
}

function condition(
  context: FilterContext,
  operator: string,
  [key, { expression, kind }]: readonly [string, UserColumn],
  sent: unknown,
): RawBuilder<boolean> {
  context.budget.conditions += 1;
  if (context.budget.conditions > maxConditions) {
    throw invalidQuery(['filters'], 'The filters have too many conditions');
  }
  const isFlag = operator === '$null' || operator === '$notNull';
  const value = kind === 'moment' && !isFlag ? momentText(key, sent) : sent;
  const operand = { key, expression, kind: kind === 'moment' ? 'text' : kind } as const;
  return applyOperator(operator, operand, value, context.dialect).predicate;
}

/** Compiles `{ $gte: 1, $lt: 5 }`, a list (`$in`) or a bare value (`$eq`). */
function onColumn(
  context: FilterContext,
  column: readonly [string, UserColumn],
  value: unknown,
): RawBuilder<boolean> {
  if (asList(value) !== undefined) return condition(context, '$in', column, value);
  if (typeof value !== 'object' || value === null) return condition(context, '$eq', column, value);
  const parts = Object.entries(value).map(([operator, sent]) => condition(context, operator, column, sent));
  return combine(parts, 'and');
}

function onRoles(context: FilterContext, value: unknown): RawBuilder<boolean> {
  const isTree = typeof value === 'object' && value !== null && asList(value) === undefined;
  const tree = isTree && !Object.keys(value).some((key) => key.startsWith('$')) ? value : { id: value };
  return hasRole(compile({ ...context, columns: roleColumns, depth: context.depth + 1 }, tree));
}

function entry(context: FilterContext, name: string, value: unknown): RawBuilder<boolean> {
  const inner = { ...context, depth: context.depth + 1 };
  if (name === '$and' || name === '$or') {
    const items = asList(value) ?? [value];
    return combine(
      items.map((item) => compile(inner, item)),
      name === '$and' ? 'and' : 'or',
    );
  }
  if (name === '$not') return sql<boolean>`(not ${compile(inner, value)})`;
  if (name === 'roles' && context.columns === userColumns) return onRoles(context, value);
  const column = context.columns.get(name);
  if (column === undefined) throw invalidParameter(name);
  return onColumn(context, [name, column], value);
}

function compile(context: FilterContext, tree: unknown): RawBuilder<boolean> {
  if (context.depth > maxDepth) throw invalidQuery(['filters'], 'The filters are nested too deeply');
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) throw invalidParameter('filters');
  return combine(
    Object.entries(tree).map(([name, value]) => entry(context, name, value)),
    'and',
  );
}

/**
 * Compiles the tree under `filters`; returns null without one.
 * @throws AppError QUERY_INVALID (400) that names the first invalid key
 */
export function compileUserFilters(
  dialect: DialectCapabilities,
  filters: unknown,
): RawBuilder<boolean> | null {
  if (filters === undefined || filters === '') return null;
  return compile({ dialect, columns: userColumns, budget: { conditions: 0 }, depth: 1 }, filters);
}
