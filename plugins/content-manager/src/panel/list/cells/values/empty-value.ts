import type { Attribute } from '@admin/content-model';

const numbers = new Set(['integer', 'float', 'decimal']);

/** Whether a cell has nothing to show. A boolean is empty only when null, a number when it is none. */
export function isEmptyValue(attribute: Attribute | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (attribute?.type === 'boolean') return false;
  if (attribute && numbers.has(attribute.type)) return typeof value !== 'number' || Number.isNaN(value);
  return value === '' || (Array.isArray(value) && value.length === 0);
}
