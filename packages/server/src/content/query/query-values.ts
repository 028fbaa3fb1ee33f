import type { BoundValue, ColumnKind } from '../../database/dialect.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseDate, parseDateTime, parseTime } from '../storage/columns.ts';

const maxBigInteger = 2n ** 63n - 1n;
/** The maximum length of a compared text. */
const maxTextLength = 1000;

/**
 * Converts a value of the query string for a column.
 * @throws AppError QUERY_INVALID (400) if it does not fit the column's kind
 */
export function queryValue(key: string, sent: unknown, kind: ColumnKind): BoundValue {
  if (sent === null) return null;
  if (typeof sent !== 'string' && typeof sent !== 'number' && typeof sent !== 'boolean') {
    throw invalidQuery([key], `Invalid value for ${key}`);
  }
  const value = parsers[kind](String(sent));
  if (value === undefined) throw invalidQuery([key], messages[kind] ?? `Invalid value for ${key}`);
  return value;
}

/** Converts the values of `$in`, `$notIn` and `$between`; one value counts as a list of one. */
export function queryValues(key: string, sent: unknown, kind: ColumnKind): BoundValue[] {
  const list = asList(sent) ?? [sent];
  if (list.length > 1000) throw invalidQuery([key], `Too many values for ${key}`);
  return list.map((value) => queryValue(key, value, kind));
}

/** Converts `true` and `false`, as `$null` takes them. */
export function queryFlag(key: string, sent: unknown): boolean {
  const value = queryValue(key, sent, 'boolean');
  return value === true;
}

/** Returns an array, also from an object with the keys 0, 1, 2 …; undefined for anything else. */
export function asList(sent: unknown): readonly unknown[] | undefined {
  if (Array.isArray(sent)) return sent as readonly unknown[];
  if (typeof sent !== 'object' || sent === null) return undefined;
  const keys = Object.keys(sent);
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(sent) : undefined;
}

const messages: Partial<Record<ColumnKind, string>> = {
  date: 'Invalid format, expected yyyy-MM-dd',
  time: 'Invalid time format, expected HH:mm:ss.SSS',
  datetime: 'Invalid format, expected a timestamp or an ISO date',
};

const parsers: Readonly<Record<ColumnKind, (text: string) => BoundValue | undefined>> = {
  text: (text) => (text.length <= maxTextLength && !text.includes('\u0000') ? text : undefined),
  integer: (text) => {
    const value = number(text);
    return value !== undefined && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
  },
  biginteger: (text) => {
    if (!/^-?\d{1,19}$/.test(text)) return undefined;
    const value = BigInt(text);
    return value <= maxBigInteger && value >= -maxBigInteger ? value : undefined;
  },
  real: number,
  decimal: number,
  boolean: (text) => {
    if (/^(?:true|t|1)$/i.test(text)) return true;
    return /^(?:false|f|0)$/i.test(text) ? false : undefined;
  },
  date: parseDate,
  time: parseTime,
  datetime: parseDateTime,
  json: () => undefined,
};

function number(text: string): number | undefined {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Returns the error for a key of the query. Unknown and unreadable keys get the same error, which therefore reveals
 * nothing about either.
 */
export function invalidParameter(key: string): AppError {
  return invalidQuery([key], `Invalid parameter ${key}`);
}

/** Returns the error for a value of the query, with a separate message. */
export function invalidQuery(path: readonly string[], message: string): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'QUERY_INVALID',
    message,
    details: { errors: [{ path, message, name: 'ValidationError' }] },
  });
}
