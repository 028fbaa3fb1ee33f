import { isRecord } from '../rules/index.ts';
import { isScalar, type Attribute, type Attributes, type Schemas } from '../schema/index.ts';

interface Model {
  readonly attributes: Attributes;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Completes an entry that is about to be created with the declared defaults: absent values, and absent values of
 * new components inside it. Components that carry an id are stored already and stay as they are.
 */
export function fillDefaults(values: Values, model: Model, schemas: Schemas): Values {
  const filled: [string, unknown][] = [];
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const complete = value === undefined ? declaredDefault(attribute) : fillInside(value, attribute, schemas);
    if (complete !== undefined) filled.push([name, complete]);
  }
  return { ...values, ...Object.fromEntries(filled) };
}

/** The default of an attribute, or undefined when it declares none. */
export function declaredDefault(attribute: Attribute): unknown {
  return isScalar(attribute) && 'default' in attribute ? attribute.default : undefined;
}

function fillInside(value: unknown, attribute: Attribute, schemas: Schemas): unknown {
  if (attribute.type === 'component') {
    const fill = (item: unknown): unknown => fillComponent(item, attribute.component, schemas);
    return Array.isArray(value) ? value.map(fill) : fill(value);
  }
  if (attribute.type !== 'dynamiczone' || !Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    isRecord(item) ? fillComponent(item, String(item['__component']), schemas) : item,
  );
}

function fillComponent(item: unknown, uid: string, schemas: Schemas): unknown {
  const component = schemas.components.get(uid);
  const isNew = isRecord(item) && (item['id'] === undefined || item['id'] === null);
  return isNew && component !== undefined ? fillDefaults(item, component, schemas) : item;
}
