import { isRecord, ownValue, type Attribute, type Attributes } from '@admin/content-model';
import { componentAttributes, componentOf, holdsComponents, type FormModel } from '../items/index.ts';
import { keyOf } from '../steps/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** A single value in a form, at any depth. */
export interface FieldValue {
  /** Written path of the value. */
  readonly path: string;
  readonly value: unknown;
  readonly attribute: Attribute;
}

/** A value of a custom field. */
export interface CustomFieldValue extends FieldValue {
  /** Uid of the custom field. */
  readonly uid: string;
}

function* inComponent(
  component: unknown,
  attribute: Attribute,
  path: string,
  model: FormModel,
): Generator<FieldValue> {
  const uid = componentOf(attribute, component);
  if (isRecord(component) && uid !== undefined) {
    yield* inFields(component, componentAttributes(model, uid), path, model);
  }
}

function* inFields(
  values: Values,
  attributes: Attributes,
  parent: string,
  model: FormModel,
): Generator<FieldValue> {
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = ownValue(values, name);
    const path = parent === '' ? name : `${parent}.${name}`;
    if (attribute.customField !== undefined || !holdsComponents(attribute)) yield { path, value, attribute };
    else if (!Array.isArray(value)) yield* inComponent(value, attribute, path, model);
    else {
      const items: readonly unknown[] = value;
      for (const item of items) yield* inComponent(item, attribute, `${path}.#${keyOf(item) ?? ''}`, model);
    }
  }
}

/** Returns the single values of a form, including those in components. */
export function fieldValues(values: Values, model: FormModel): Iterable<FieldValue> {
  return inFields(values, model.attributes, '', model);
}

/** Returns the values of custom fields, including those in components. */
export function* customFieldValues(values: Values, model: FormModel): Iterable<CustomFieldValue> {
  for (const field of fieldValues(values, model)) {
    const { customField } = field.attribute;
    if (customField !== undefined) yield { ...field, uid: customField };
  }
}
