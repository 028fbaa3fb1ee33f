import {
  isRecord,
  ownValue,
  type Attribute,
  type Attributes,
  type FormValues,
  type Schemas,
} from '@admin/content-model';
import { childAt, keyOf, writtenPath, type EntryPath } from '../steps/index.ts';

/** The content type of an entry, as its form needs it. */
export interface FormModel {
  readonly uid: string;
  readonly attributes: Attributes;
  readonly schemas: Schemas;
}

/** Returns the attributes of a component; none if it does not exist. */
export function componentAttributes({ schemas }: FormModel, uid: unknown): Attributes {
  return schemas.components.get(String(uid))?.attributes ?? {};
}

/** Returns whether values of an attribute are components. */
export function holdsComponents(
  attribute: Attribute,
): attribute is Extract<Attribute, { type: 'component' | 'dynamiczone' }> {
  return attribute.type === 'component' || attribute.type === 'dynamiczone';
}

/** Returns the uid of the component in a value of an attribute, or in an item of it. */
export function componentOf(attribute: Attribute, component: unknown): string | undefined {
  if (attribute.type === 'component') return attribute.component;
  const uid = attribute.type === 'dynamiczone' ? childAt(component, '__component') : undefined;
  return typeof uid === 'string' ? uid : undefined;
}

/**
 * Returns the attribute at a path; for an item of a list, that of a single component. Undefined if the path does not
 * exist.
 * @param uidOf returns the component of the item with a key
 */
export function attributeAt(
  model: FormModel,
  path: EntryPath,
  uidOf: (key: number) => string | undefined,
): Attribute | undefined {
  let attributes = model.attributes;
  let attribute: Attribute | undefined;
  for (const part of path) {
    const component = typeof part === 'string' ? undefined : uidOf(part.key);
    if (typeof part === 'string') attribute = ownValue(attributes, part);
    else attribute = component === undefined ? undefined : { type: 'component', component };
    if (!attribute) return undefined;
    attributes = attribute.type === 'component' ? componentAttributes(model, attribute.component) : {};
  }
  return attribute;
}

/**
 * Returns the component or a replacement. Called for inner components first.
 * @param localPath the written path from the last item on, which does not change when items move
 */
export type ComponentMap = (
  component: FormValues,
  uid: string,
  localPath: string,
  isInList: boolean,
) => FormValues;

/** Returns the local path of the component at a path, as a {@link ComponentMap} receives it. */
export function localPathOf(path: EntryPath): string {
  const lastItem = path.findLastIndex((part) => typeof part !== 'string');
  return writtenPath(path.slice(Math.max(0, lastItem)));
}

interface Mapping {
  readonly model: FormModel;
  readonly map: ComponentMap;
  /** Local path of the mapped value; irrelevant for a list. @default the entry */
  readonly localPath?: string;
}

/** Maps every component in a value of an attribute. Unchanged values are shared. */
export function mapComponents(
  value: unknown,
  attribute: Attribute,
  { model, map, localPath = '' }: Mapping,
): unknown {
  if (!holdsComponents(attribute)) return value;
  const mapOne = (component: unknown, isInList: boolean): unknown => {
    const uid = componentOf(attribute, component);
    if (!isRecord(component) || uid === undefined) return component;
    const own = isInList ? `#${keyOf(component) ?? ''}` : localPath;
    const inner = mapFields(component, componentAttributes(model, uid), { model, map, localPath: own });
    return map(inner, uid, own, isInList);
  };
  if (!Array.isArray(value)) return mapOne(value, false);
  const mapped = value.map((item: unknown) => mapOne(item, true));
  return mapped.every((item, index) => item === value[index]) ? value : mapped;
}

function mapFields(
  values: FormValues,
  attributes: Attributes,
  { model, map, localPath = '' }: Mapping,
): FormValues {
  let mapped = values;
  for (const [name, value] of Object.entries(values)) {
    const attribute = ownValue(attributes, name);
    const own = localPath === '' ? name : `${localPath}.${name}`;
    const after = attribute ? mapComponents(value, attribute, { model, map, localPath: own }) : value;
    if (after !== value) mapped = { ...mapped, [name]: after };
  }
  return mapped;
}

/** Maps every component in the values of an entry. Unchanged values are shared. */
export function mapValues(values: FormValues, model: FormModel, map: ComponentMap): FormValues {
  return mapFields(values, model.attributes, { model, map });
}
