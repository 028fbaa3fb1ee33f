import type { Attributes, FieldSet } from '@admin/content-model';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';

type Values = Readonly<Record<string, unknown>>;

/** The part of a body that declares attributes which the actor may write; everything else is ignored. */
export function allowedValues(
  storage: ContentStorage,
  table: EntryTable,
  body: unknown,
  fields: FieldSet,
): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return pick({ storage, fields }, table.contentType.attributes, body as Values, '');
}

/** What decides about each field. */
interface Allowance {
  readonly storage: ContentStorage;
  readonly fields: FieldSet;
}

function pick(allowance: Allowance, attributes: Attributes, values: Values, prefix: string): Values {
  const { fields } = allowance;
  const allowed: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const path = `${prefix}${name}`;
    const value = values[name];
    if (fields.allows(path)) allowed[name] = value;
    else if (definition.type === 'component' && fields.allowsUnder(path)) {
      allowed[name] = pickInstances(allowance, definition.component, value, path);
    }
  }
  return allowed;
}

function pickInstances(allowance: Allowance, uid: string, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pickInstances(allowance, uid, item, path));
  if (typeof value !== 'object' || value === null) return value;
  const { attributes } = shapeOf(allowance.storage, uid).component;
  const id = 'id' in value ? { id: value.id } : {};
  return { ...id, ...pick(allowance, attributes, value as Values, `${path}.`) };
}
