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
  return pick(storage, table.contentType.attributes, body as Values, '', fields);
}

function pick(
  storage: ContentStorage,
  attributes: Attributes,
  values: Values,
  prefix: string,
  fields: FieldSet,
): Values {
  const allowed: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const path = `${prefix}${name}`;
    const value = values[name];
    if (fields.allows(path)) allowed[name] = value;
    else if (definition.type === 'component' && fields.allowsUnder(path)) {
      allowed[name] = pickInstances(storage, definition.component, value, path, fields);
    }
  }
  return allowed;
}

function pickInstances(
  storage: ContentStorage,
  uid: string,
  value: unknown,
  path: string,
  fields: FieldSet,
): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => pickInstances(storage, uid, item, path, fields));
  if (typeof value !== 'object' || value === null) return value;
  const { attributes } = shapeOf(storage, uid).component;
  const id = 'id' in value ? { id: value.id } : {};
  return { ...id, ...pick(storage, attributes, value as Values, `${path}.`, fields) };
}
