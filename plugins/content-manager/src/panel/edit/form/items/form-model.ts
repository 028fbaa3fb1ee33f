import {
  ownValue,
  isRecord,
  type Attribute,
  type Attributes,
  type FormValues,
  type Schemas,
} from '@admin/content-model';
import { childAt, keyOf, writtenPath, type EntryPath } from '../steps/index.ts';

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

/**
 * The attribute that a path leads to; for an item of a list, that of one such component. Undefined for nowhere.
 * @param uidOf the component of the item with a key
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
 * Called with each component, those inside it first; gives back the component, or another one for it.
 * @param place names the component wherever its list or item has gone to: its path from the last item on
 */
export type ComponentMap = (
  component: FormValues,
  uid: string,
  place: string,
  isInList: boolean,
) => FormValues;

/** The place of the component that a path leads to, as a {@link ComponentMap} is told it. */
export function placeOf(path: EntryPath): string {
  return writtenPath(
    path.slice(
      Math.max(
        0,
        path.findLastIndex((part) => typeof part !== 'string'),
      ),
    ),
  );
}

/** What is mapped, and how. */
export interface Mapping {
  readonly model: FormModel;
  readonly map: ComponentMap;
  /** Where the value stands; for a list it makes no difference. */
  readonly place: string;
}

/** A value of an attribute with every component in it mapped. Shares what the map leaves as it is. */
export function mapComponents(value: unknown, attribute: Attribute, { model, map, place }: Mapping): unknown {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
  const mapOne = (component: unknown, isInList: boolean): unknown => {
    const uid = componentOf(attribute, component);
    if (!isRecord(component) || uid === undefined) return component;
    const own = isInList ? `#${keyOf(component) ?? ''}` : place;
    const inner = mapValues(component, componentAttributes(model, uid), { model, map, place: own });
    return map(inner, uid, own, isInList);
  };
  if (!Array.isArray(value)) return mapOne(value, false);
  const mapped = value.map((item: unknown) => mapOne(item, true));
  return mapped.every((item, index) => item === value[index]) ? value : mapped;
}

/** The values of an entry, whose place is empty, or of a component with every component in them mapped. */
export function mapValues(values: FormValues, attributes: Attributes, mapping: Mapping): FormValues {
  let mapped = values;
  for (const [name, value] of Object.entries(values)) {
    const attribute = ownValue(attributes, name);
    const place = mapping.place === '' ? name : `${mapping.place}.${name}`;
    const after = attribute ? mapComponents(value, attribute, { ...mapping, place }) : value;
    if (after !== value) mapped = { ...mapped, [name]: after };
  }
  return mapped;
}
