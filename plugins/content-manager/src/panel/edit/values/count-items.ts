/** How many a value holds: a list, a relation that travels as its count, one object, or nothing. */
export function countItems(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return 'count' in value && typeof value.count === 'number' ? value.count : 1;
}
