import { filterLimits } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind, DialectCapabilities, LetterCase, TextPosition } from '../../database/dialect.ts';
import { invalidParameter, invalidQuery } from './invalid-parameter.ts';
import { queryFlag, queryValue, queryValues } from './query-values.ts';

/** A compiled condition, and what it says about a row that is not there (null: unknown, so no match). */
export interface Compiled {
  readonly predicate: RawBuilder<boolean>;
  readonly whenMissing: boolean | null;
}

/** The value that an operator is applied to. */
export interface Operand {
  /** The key as it was sent, for messages. */
  readonly key: string;
  readonly expression: RawBuilder<unknown>;
  readonly kind: ColumnKind;
}

type Operator = (operand: Operand, sent: unknown, dialect: DialectCapabilities) => Compiled;

const numbers: ReadonlySet<ColumnKind> = new Set(['integer', 'biginteger', 'real', 'decimal']);

const unknownWhenMissing = (predicate: RawBuilder<boolean>): Compiled => ({ predicate, whenMissing: null });

/** Every operator on a value. Comparisons with null are never true, so they match no empty value. */
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

/** Applies an operator to a value; throws 400 for an unknown operator or a value of the wrong kind. */
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
    // Looking for a text costs its length times that of what is looked through.
    if (String(needle).length > filterLimits.text) {
      throw invalidQuery([operand.key], `A text to look for has at most ${filterLimits.text} characters`);
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
