/** Returns the number of items in a value: a list, the count of a relation, one object, or nothing. */
export function countItems(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return 'count' in value && typeof value.count === 'number' ? value.count : 1;
}
