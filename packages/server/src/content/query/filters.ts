import { filterLimits } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind, DialectCapabilities, LetterCase, TextPosition } from '../../database/dialect.ts';
import {
  invalidParameter,
  invalidQuery,
  asList,
  queryFlag,
  queryValue,
  queryValues,
} from './query-values.ts';
import type { QueryContext, RowsField, Scope, ScopeField, ValueField } from './scope/scope.ts';

/** The remaining budget of a filter for conditions and depth. */
interface Budget {
  conditions: number;
}

/**
 * Compiles the tree under `filters` into a predicate; null if it has no condition. Every name is resolved in the scope,
 * so that only the schema and the actor's permissions decide what can be compared.
 * @throws AppError QUERY_INVALID (400) naming the first key that is not allowed
 */
export function compileFilters(
  context: Pick<QueryContext, 'dialect'>,
  scope: Scope,
  filters: unknown,
): RawBuilder<boolean> | null {
  if (filters === undefined || filters === null || filters === '') return null;
  const compiled = compileTree({ context, scope, budget: { conditions: 0 }, depth: 1 }, filters, 'filters');
  return compiled?.predicate ?? null;
}

interface Compilation {
  readonly context: Pick<QueryContext, 'dialect'>;
  readonly scope: Scope;
  readonly budget: Budget;
  readonly depth: number;
}

function compileTree(compilation: Compilation, tree: unknown, key: string): Compiled | null {
  if (compilation.depth > filterLimits.depth) throw invalidQuery([key], 'The filters are nested too deeply');
  if (Array.isArray(tree)) return compileGroup(compilation, tree, 'and');
  if (typeof tree !== 'object' || tree === null) throw invalidParameter(key);
  return together(
    Object.entries(tree).map(([name, value]) => compileEntry(compilation, name, value)),
    'and',
  );
}

function compileEntry(compilation: Compilation, name: string, value: unknown): Compiled | null {
  if (name === '$and' || name === '$or') {
    const items = asList(value) ?? [value];
    return compileGroup(compilation, items, name === '$and' ? 'and' : 'or');
  }
  if (name === '$not')
    return negate(compileTree({ ...compilation, depth: compilation.depth + 1 }, value, name));
  const field = compilation.scope.field(name);
  if (!field) throw invalidParameter(name);
  return withGuard(compileField(compilation, name, field, value), field.guard);
}

function compileGroup(
  compilation: Compilation,
  items: readonly unknown[],
  word: 'and' | 'or',
): Compiled | null {
  const inner = { ...compilation, depth: compilation.depth + 1 };
  return together(
    items.map((item) => compileTree(inner, item, `$${word}`)),
    word,
  );
}

function compileField(
  compilation: Compilation,
  name: string,
  field: ScopeField,
  value: unknown,
): Compiled | null {
  return field.kind === 'value'
    ? compileValue(compilation, name, field, value)
    : compileRows(compilation, name, field, value);
}

/** `{ $gte: 1, $lt: 5 }`, a list meaning `$in`, or a bare value meaning `$eq`. */
function compileValue(
  compilation: Compilation,
  name: string,
  field: ValueField,
  value: unknown,
): Compiled | null {
  const operand = { key: name, expression: field.expression, kind: field.valueKind };
  const apply = (operator: string, sent: unknown): Compiled => {
    countCondition(compilation.budget);
    return applyOperator(operator, operand, sent, compilation.context.dialect);
  };
  if (asList(value) !== undefined) return apply('$in', value);
  if (typeof value !== 'object' || value === null) return apply('$eq', value);
  const deeper = { ...compilation, depth: compilation.depth + 1 };
  return together(
    Object.entries(value).map(([operator, sent]) => {
      if (!operator.startsWith('$')) throw invalidParameter(operator);
      if (operator === '$not') return negate(compileValue(deeper, name, field, sent));
      if (operator === '$and' || operator === '$or') {
        const items = (asList(sent) ?? [sent]).map((item) => compileValue(deeper, name, field, item));
        return together(items, operator === '$and' ? 'and' : 'or');
      }
      return apply(operator, sent);
    }),
    'and',
  );
}

/** Conditions on related rows; operators and plain values on the relation itself compare the id. */
function compileRows(
  compilation: Compilation,
  name: string,
  field: RowsField,
  value: unknown,
): Compiled | null {
  const isTree = typeof value === 'object' && value !== null && asList(value) === undefined;
  const comparesId =
    !isTree || Object.keys(value).some((key) => key.startsWith('$') && !/^\$(?:and|or|not)$/.test(key));
  const tree = comparesId ? { id: value } : value;
  const inner = compileTree({ ...compilation, scope: field.scope, depth: compilation.depth + 1 }, tree, name);
  if (inner === null) return null;
  const some = field.some(inner.predicate);
  if (inner.whenMissing !== true) return { predicate: some, whenMissing: inner.whenMissing };
  return { predicate: sql<boolean>`(${some} or not ${field.some(null)})`, whenMissing: true };
}

function withGuard(compiled: Compiled | null, guard: RawBuilder<unknown> | null): Compiled | null {
  if (compiled === null || guard === null) return compiled;
  return { ...compiled, predicate: sql<boolean>`(${guard} and ${compiled.predicate})` };
}

function together(parts: readonly (Compiled | null)[], word: 'and' | 'or'): Compiled | null {
  const present = parts.filter((part) => part !== null);
  const [first, ...rest] = present;
  if (!first) return null;
  if (rest.length === 0) return first;
  const values = present.map((part) => part.whenMissing);
  const decisive = word === 'or';
  const open = values.includes(null) ? null : !decisive;
  return {
    predicate: sql<boolean>`(${sql.join(
      present.map((part) => part.predicate),
      sql.raw(` ${word} `),
    )})`,
    whenMissing: values.includes(decisive) ? decisive : open,
  };
}

function negate(compiled: Compiled | null): Compiled | null {
  if (compiled === null) return null;
  return {
    predicate: sql<boolean>`(not ${compiled.predicate})`,
    whenMissing: compiled.whenMissing === null ? null : !compiled.whenMissing,
  };
}

function countCondition(budget: Budget): void {
  budget.conditions += 1;
  if (budget.conditions > filterLimits.conditions)
    throw invalidQuery(['filters'], 'The filters have too many conditions');
}

/** A compiled condition, and its result for a missing row (null: unknown, so no match). */
export interface Compiled {
  readonly predicate: RawBuilder<boolean>;
  readonly whenMissing: boolean | null;
}

/** The value that an operator is applied to. */
export interface Operand {
  /** The key as sent, for messages. */
  readonly key: string;
  readonly expression: RawBuilder<unknown>;
  readonly kind: ColumnKind;
}

type Operator = (operand: Operand, sent: unknown, dialect: DialectCapabilities) => Compiled;

const numbers: ReadonlySet<ColumnKind> = new Set(['integer', 'biginteger', 'real', 'decimal']);

const unknownWhenMissing = (predicate: RawBuilder<boolean>): Compiled => ({ predicate, whenMissing: null });

/** All operators on a value. Comparisons with null are never true, so they match no empty value. */
const operators: Readonly<Record<string, Operator>> = {
  $eq: (operand, sent, dialect) =>
    sent === null ? isNull(operand, true) : compare(operand, '=', sent, dialect),
  $ne: (operand, sent, dialect) =>
    sent === null ? isNull(operand, false) : compare(operand, '<>', sent, dialect),
  $lt: (operand, sent, dialect) => compare(operand, '<', sent, dialect),
  $lte: (operand, sent, dialect) => compare(operand, '<=', sent, dialect),
  $gt: (operand, sent, dialect) => compare(operand, '>', sent, dialect),
  $gte: (operand, sent, dialect) => compare(operand, '>=', sent, dialect),
  $in: (operand, sent, dialect) => inList(operand, sent, dialect, 'in'),
  $notIn: (operand, sent, dialect) => inList(operand, sent, dialect, 'not in'),
  $between: (operand, sent, dialect) => {
    const [low, high, ...more] = queryValues(operand.key, sent, operand.kind);
    if (low === undefined || high === undefined || more.length > 0) {
      throw invalidQuery([operand.key], `$between takes two values for ${operand.key}`);
    }
    const { expression, kind } = operand;
    return unknownWhenMissing(
      sql<boolean>`(${expression} between ${dialect.compared(low, kind)} and ${dialect.compared(high, kind)})`,
    );
  },
  $null: (operand, sent) => isNull(operand, queryFlag(operand.key, sent)),
  $notNull: (operand, sent) => isNull(operand, !queryFlag(operand.key, sent)),
  $eqi: text('whole', 'folded'),
  $nei: negated(text('whole', 'folded')),
  $contains: text('anywhere', 'exact'),
  $notContains: negated(text('anywhere', 'exact')),
  $containsi: text('anywhere', 'folded'),
  $notContainsi: negated(text('anywhere', 'folded')),
  $startsWith: text('start', 'exact'),
  $startsWithi: text('start', 'folded'),
  $endsWith: text('end', 'exact'),
  $endsWithi: text('end', 'folded'),
};

/**
 * Applies an operator to a value.
 * @throws AppError QUERY_INVALID (400) for an unknown operator or a value of the wrong type
 */
export function applyOperator(
  name: string,
  operand: Operand,
  sent: unknown,
  dialect: DialectCapabilities,
): Compiled {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw invalidParameter(name);
  if (operand.kind === 'json' && name !== '$null' && name !== '$notNull') throw invalidParameter(name);
  return operator(operand, sent, dialect);
}

function compare(operand: Operand, sign: string, sent: unknown, dialect: DialectCapabilities): Compiled {
  const value = dialect.compared(queryValue(operand.key, sent, operand.kind), operand.kind);
  return unknownWhenMissing(sql<boolean>`(${operand.expression} ${sql.raw(sign)} ${value})`);
}

function inList(
  operand: Operand,
  sent: unknown,
  dialect: DialectCapabilities,
  sign: 'in' | 'not in',
): Compiled {
  const values = queryValues(operand.key, sent, operand.kind).map((value) =>
    dialect.compared(value, operand.kind),
  );
  if (values.length === 0)
    return unknownWhenMissing(sign === 'in' ? sql<boolean>`(1 = 0)` : sql<boolean>`(1 = 1)`);
  return unknownWhenMissing(sql<boolean>`(${operand.expression} ${sql.raw(sign)} (${sql.join(values)}))`);
}

function isNull(operand: Operand, wanted: boolean): Compiled {
  const predicate = wanted
    ? sql<boolean>`(${operand.expression} is null)`
    : sql<boolean>`(${operand.expression} is not null)`;
  return { predicate, whenMissing: wanted };
}

function text(position: TextPosition, letterCase: LetterCase): Operator {
  return (operand, sent, dialect) => {
    const needle = queryValue(operand.key, sent, 'text');
    // Searching a text takes time proportional to its length times the searched length.
    if (String(needle).length > filterLimits.text) {
      throw invalidQuery([operand.key], `A search text must have at most ${filterLimits.text} characters`);
    }
    if (operand.kind !== 'text' && !numbers.has(operand.kind)) throw invalidParameter(operand.key);
    const value = operand.kind === 'text' ? operand.expression : sql`cast(${operand.expression} as text)`;
    return unknownWhenMissing(dialect.matches(value, String(needle), position, letterCase));
  };
}

function negated(operator: Operator): Operator {
  return (operand, sent, dialect) => {
    const { predicate } = operator(operand, sent, dialect);
    return unknownWhenMissing(sql<boolean>`(not (${predicate}))`);
  };
}
