import {
  ownValue,
  type Attribute,
  type Attributes,
  type ContentType,
  type Schemas,
} from '@admin/content-model';
import type { Part, Projection } from '@admin/server';

type Values = Readonly<Record<string, unknown>>;

/** An entry in the form with `attributes`. */
export interface WrappedEntry {
  readonly id: unknown;
  readonly attributes: Values;
}

/** Converts a flat entry to the form with `attributes`, whose relations and files are wrapped in `data`. */
export function wrapEntry(
  entry: Values,
  { attributes }: Pick<ContentType, 'attributes'>,
  projection: Projection,
  schemas: Schemas,
): WrappedEntry {
  const { id, ...values } = entry;
  return { id, attributes: wrapParts(values, attributes, projection, schemas) };
}

function wrapParts(values: Values, attributes: Attributes, { parts }: Projection, schemas: Schemas): Values {
  if (parts.size === 0) return values;
  const wrapped: Record<string, unknown> = { ...values };
  for (const [name, part] of parts) {
    if (!Object.hasOwn(values, name)) continue;
    const value = values[name];
    const attribute = ownValue(attributes, name);
    // Not an attribute: the other locales of the entry.
    if (attribute === undefined)
      wrapped[name] = { data: each(value, (one) => wrapEntry(one, { attributes }, part, schemas)) };
    else wrapped[name] = wrapPart(value, attribute, part, schemas);
  }
  return wrapped;
}

function wrapPart(value: unknown, attribute: Attribute, part: Part, schemas: Schemas): unknown {
  switch (attribute.type) {
    case 'relation': {
      const target = schemas.contentTypes.get(attribute.target ?? '');
      const attributes = target?.attributes ?? {};
      return { data: each(value, (one) => wrapEntry(one, { attributes }, part, schemas)) };
    }
    case 'media':
      return { data: each(value, ({ id, ...rest }) => ({ id, attributes: rest })) };
    case 'component': {
      const component = schemas.components.get(attribute.component);
      return each(value, (one) => wrapParts(one, component?.attributes ?? {}, part, schemas));
    }
    case 'dynamiczone':
      return each(value, (one) => {
        const uid = String(one['__component']);
        const component = schemas.components.get(uid);
        return wrapParts(one, component?.attributes ?? {}, part.on?.get(uid) ?? part, schemas);
      });
    default:
      return value;
  }
}

/** Converts a single value or each item of a list; null stays null. */
function each(value: unknown, convert: (one: Values) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one: Values) => convert(one));
  return value === null || value === undefined ? null : convert(value as Values);
}
