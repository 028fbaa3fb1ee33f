/** A value that the native driver accepts. Anything else would abort the process and is rejected. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** Converts a bound value. @throws TypeError for a value that no column can store */
export function toSqliteValue(value: unknown): SqliteValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (Number.isNaN(value)) throw new TypeError('NaN cannot be stored');
    return value;
  }
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be bound to a statement`);
}
