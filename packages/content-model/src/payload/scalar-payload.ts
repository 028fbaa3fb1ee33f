import type { ScalarAttribute, ScalarType } from '../schema/index.ts';

/** How the values of types are converted that inputs hold in a form of their own; others travel as they are. */
const conversions: Readonly<Partial<Record<ScalarType, (value: unknown) => unknown>>> = {
  integer: numberPayload,
  float: numberPayload,
  decimal: numberPayload,
  biginteger: (value) => (typeof value === 'number' ? String(value) : value),
  json: (value) => (typeof value === 'string' ? parseJson(value) : value),
  time: (value) => (typeof value === 'string' && value.split(':').length < 3 ? `${value}:00` : value),
  date: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  datetime: (value) => (value instanceof Date ? value.toISOString() : value),
  blocks: (value) => (Array.isArray(value) && value.length === 0 ? null : value),
};

/**
 * The wire form of what an input holds: no empty texts, JSON parsed, times with seconds. Undefined leaves the
 * attribute out of the payload.
 */
export function scalarPayload(value: unknown, { type }: ScalarAttribute): unknown {
  const isEmpty = value === '' || value === null || value === undefined || Number.isNaN(value);
  if (isEmpty) return type === 'password' || value === undefined ? undefined : null;
  const convert = conversions[type];
  return convert === undefined ? value : convert(value);
}

function numberPayload(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** Validation stops text that does not parse before it gets here; what slips through is refused by the server. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
