import type { TSchema } from 'typebox';

type Properties = Readonly<Record<string, { readonly numericText?: unknown }>>;

function asNumber(item: unknown): unknown {
  return typeof item === 'string' && /^[1-9]\d{0,14}$/.test(item) ? Number(item) : item;
}

/**
 * Reads ids that came as text as the numbers they stand for, in the lists of a body that the schema marks so.
 * Changes the body in place: it was parsed for this request alone. Anything else is left for the schema to judge.
 */
export function readNumericText(schema: TSchema, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { properties = {} } = schema as { readonly properties?: Properties };
  const values = body as Record<string, unknown>;
  for (const [name, { numericText }] of Object.entries(properties)) {
    const list = values[name];
    if (numericText === true && Array.isArray(list)) values[name] = list.map(asNumber);
  }
}
