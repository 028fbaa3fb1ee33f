import { isScalar } from './schema/attribute.ts';
import type { FormValues } from './payload/form-values.ts';
import type { Attribute, Attributes, ComponentAttribute } from './schema/attribute.ts';
import type { Schemas } from './schema/content-type.ts';

interface Model {
  readonly attributes: Attributes;
}

/**
 * Returns the initial values of a new entry or component: declared defaults, required components (as many as the
 * minimum), empty required zones. Everything else is absent.
 */
export function defaultValues(model: Model, schemas: Schemas): FormValues {
  const values: [string, unknown][] = [];
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const value = defaultValue(attribute, schemas);
    if (value !== undefined) values.push([name, value]);
  }
  return Object.fromEntries(values);
}

function defaultValue(attribute: Attribute, schemas: Schemas): unknown {
  const isRequired = attribute.required === true;
  if (attribute.type === 'component') return isRequired ? defaultComponent(attribute, schemas) : undefined;
  if (attribute.type === 'dynamiczone') return isRequired ? [] : undefined;
  const value = declaredDefault(attribute);
  return attribute.type === 'json' && value !== undefined ? JSON.stringify(value, null, 2) : value;
}

function defaultComponent(
  { component: uid, repeatable, min = 0 }: ComponentAttribute,
  schemas: Schemas,
): unknown {
  const component = schemas.components.get(uid);
  if (repeatable !== true) return component === undefined ? {} : defaultValues(component, schemas);
  return Array.from({ length: min }, () =>
    component === undefined ? {} : defaultValues(component, schemas),
  );
}

/** Returns the default that an attribute declares; undefined without one. */
function declaredDefault(attribute: Attribute): unknown {
  return isScalar(attribute) && 'default' in attribute ? attribute.default : undefined;
}
