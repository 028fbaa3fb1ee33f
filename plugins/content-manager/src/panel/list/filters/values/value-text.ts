import type { Attribute } from '@admin/content-model';

const numbers: ReadonlySet<Attribute['type']> = new Set(['integer', 'float', 'decimal']);

/** A value as the input of its attribute holds it; null for none. */
export function valueOfText({ type }: Attribute, text: string): string | number | boolean | null {
  if (text === '') return null;
  if (numbers.has(type)) return Number.isFinite(Number(text)) ? Number(text) : null;
  return type === 'boolean' ? text === 'true' : text;
}

/** A value as an address has it; empty for none. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
