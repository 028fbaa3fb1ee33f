import {
  isRecord,
  type Attribute,
  type Attributes,
  type FormValues,
  type Schemas,
} from '@admin/content-model';
import { childAt, type EntryPath } from '../steps/index.ts';

/** What a form has to know of the content type of its entry. */
export interface FormModel {
  readonly uid: string;
  readonly attributes: Attributes;
  readonly schemas: Schemas;
}

/** The attributes of a component; none for one that does not exist. */
export function componentAttributes({ schemas }: FormModel, uid: unknown): Attributes {
  return schemas.components.get(String(uid))?.attributes ?? {};
}

/** The uid of the component that a value of an attribute is, or that an item of it is. */
export function componentOf(attribute: Attribute, component: unknown): string | undefined {
  if (attribute.type === 'component') return attribute.component;
  const uid = attribute.type === 'dynamiczone' ? childAt(component, '__component') : undefined;
  return typeof uid === 'string' ? uid : undefined;
}

/** The attribute that a path leads to; for an item of a list, that of one such component. Undefined for nowhere. */
export function attributeAt(model: FormModel, values: FormValues, path: EntryPath): Attribute | undefined {
  let attributes = model.attributes;
  let attribute: Attribute | undefined;
  let held: unknown = values;
  for (const part of path) {
    held = childAt(held, part);
    const component = attribute && componentOf(attribute, held);
    if (typeof part === 'string') attribute = attributes[part];
    else attribute = component === undefined ? undefined : { type: 'component', component };
    if (!attribute) return undefined;
    attributes = componentAttributes(model, componentOf(attribute, held));
  }
  return attribute;
}

/** Called with each component, those inside it first; gives back the component, or another one for it. */
export type ComponentMap = (component: FormValues, uid: string, isInList: boolean) => FormValues;

/** A value of an attribute with every component in it mapped. Shares what the map leaves as it is. */
export function mapComponents(
  value: unknown,
  attribute: Attribute,
  model: FormModel,
  map: ComponentMap,
): unknown {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
  const mapOne = (component: unknown, isInList: boolean): unknown => {
    const uid = componentOf(attribute, component);
    if (!isRecord(component) || uid === undefined) return component;
    return map(mapValues(component, componentAttributes(model, uid), model, map), uid, isInList);
  };
  if (!Array.isArray(value)) return mapOne(value, false);
  const mapped = value.map((item: unknown) => mapOne(item, true));
  return mapped.every((item, index) => item === value[index]) ? value : mapped;
}

/** The values of an entry or a component with every component in them mapped. */
export function mapValues(
  values: FormValues,
  attributes: Attributes,
  model: FormModel,
  map: ComponentMap,
): FormValues {
  let mapped = values;
  for (const [name, value] of Object.entries(values)) {
    const attribute = attributes[name];
    const after = attribute ? mapComponents(value, attribute, model, map) : value;
    if (after !== value) mapped = { ...mapped, [name]: after };
  }
  return mapped;
}
