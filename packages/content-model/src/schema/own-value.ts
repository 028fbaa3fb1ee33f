/**
 * Returns a record's own value under a name that a schema chose. Plain indexing of an attribute called `constructor` or
 * `toString` that has no value returns the function that every object inherits.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Returns whether a value is an object with keys: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
