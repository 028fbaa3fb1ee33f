import { ownValue, isRecord, type Attribute, type Attributes } from '@admin/content-model';
import type { FilledMessage } from '@admin/shell';
import { componentAttributes, componentOf, keyOf, type FormModel } from '../form/index.ts';

/** A single value in a form, at any depth. */
export interface FieldValue {
  /** The written path of the value. */
  readonly path: string;
  readonly value: unknown;
  readonly attribute: Attribute;
}

/** A value in a form that a custom field looks after. */
export interface CustomFieldValue extends FieldValue {
  /** Uid of the custom field. */
  readonly uid: string;
}

/** What is wrong with the value of a custom field; undefined while nothing is. */
export type CustomFieldJudge = (field: CustomFieldValue) => FilledMessage | undefined;

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
  values: Readonly<Record<string, unknown>>,
  attributes: Attributes,
  parent: string,
  model: FormModel,
): Generator<FieldValue> {
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = ownValue(values, name);
    const path = parent === '' ? name : `${parent}.${name}`;
    const holdsFields = attribute.type === 'component' || attribute.type === 'dynamiczone';
    if (attribute.customField !== undefined || !holdsFields) yield { path, value, attribute };
    else if (!Array.isArray(value)) yield* inComponent(value, attribute, path, model);
    else {
      const items: readonly unknown[] = value;
      for (const item of items) yield* inComponent(item, attribute, `${path}.#${keyOf(item) ?? ''}`, model);
    }
  }
}

/** The single values of a form, in components and items of lists as well. */
export function fieldValues(
  values: Readonly<Record<string, unknown>>,
  model: FormModel,
): Iterable<FieldValue> {
  return inFields(values, model.attributes, '', model);
}

/** The values of a form that custom fields look after. */
export function* customFieldValues(
  values: Readonly<Record<string, unknown>>,
  model: FormModel,
): Iterable<CustomFieldValue> {
  for (const field of fieldValues(values, model)) {
    const { customField } = field.attribute;
    if (customField !== undefined) yield { ...field, uid: customField };
  }
}
