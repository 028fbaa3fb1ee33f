import { isRecord, type Attribute, type Attributes } from '@admin/content-model';
import type { FilledMessage } from '@admin/shell';
import { componentAttributes, componentOf, keyOf, type FormModel } from '../form/index.ts';

/** A value in a form that a custom field looks after. */
export interface CustomFieldValue {
  /** The written path of the value. */
  readonly path: string;
  readonly value: unknown;
  readonly attribute: Attribute;
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
): Generator<CustomFieldValue> {
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
): Generator<CustomFieldValue> {
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = values[name];
    const path = parent === '' ? name : `${parent}.${name}`;
    const { customField } = attribute;
    if (customField !== undefined) yield { path, value, attribute, uid: customField };
    else if (!Array.isArray(value)) yield* inComponent(value, attribute, path, model);
    else {
      const items: readonly unknown[] = value;
      for (const item of items) yield* inComponent(item, attribute, `${path}.#${keyOf(item) ?? ''}`, model);
    }
  }
}

/** The values of a form that custom fields look after, in components and items of lists as well. */
export function customFieldValues(
  values: Readonly<Record<string, unknown>>,
  model: FormModel,
): Iterable<CustomFieldValue> {
  return inFields(values, model.attributes, '', model);
}
