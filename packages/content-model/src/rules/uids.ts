import { isRecord, ownValue } from '../schema/own-value.ts';
import type { Attributes } from '../schema/attribute.ts';
import type { Schemas } from '../schema/content-type.ts';

/** The characters of a uid, which need no encoding in a URL. */
const uidCharacters = /^[A-Za-z0-9\-_.~]*$/;

/** Returns whether a text has only characters allowed in a uid; an empty text has none other. */
export function isUid(value: string): boolean {
  return uidCharacters.test(value);
}

/** A value of a uid attribute inside a component of an entry. */
export interface ComponentUid {
  /** Names of attributes and positions of items, from the entry to the value. */
  readonly path: readonly (string | number)[];
  readonly component: string;
  readonly attribute: string;
  readonly value: string;
}

interface Model {
  readonly attributes: Attributes;
}

/** Returns the non-empty uids in the components of an entry, in its order. */
export function componentUids(
  values: Readonly<Record<string, unknown>>,
  { attributes }: Model,
  schemas: Schemas,
): readonly ComponentUid[] {
  const found: ComponentUid[] = [];
  const visit = (held: unknown, uid: unknown, path: ComponentUid['path']): void => {
    const component = typeof uid === 'string' ? schemas.components.get(uid) : undefined;
    if (component === undefined || !isRecord(held)) return;
    for (const [attribute, { type }] of Object.entries(component.attributes)) {
      const value = ownValue(held, attribute);
      if (type !== 'uid' || typeof value !== 'string' || value === '') continue;
      found.push({ path: [...path, attribute], component: component.uid, attribute, value });
    }
    visitAll(held, component.attributes, path);
  };
  const visitAll = (
    held: Readonly<Record<string, unknown>>,
    inner: Attributes,
    path: ComponentUid['path'],
  ) => {
    for (const [name, attribute] of Object.entries(inner)) {
      const value = ownValue(held, name);
      if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue;
      const uidOf = (item: unknown): unknown =>
        attribute.type === 'component' ? attribute.component : isRecord(item) && item['__component'];
      if (!Array.isArray(value)) visit(value, uidOf(value), [...path, name]);
      else value.forEach((item: unknown, index) => visit(item, uidOf(item), [...path, name, index]));
    }
  };
  visitAll(values, attributes, []);
  return found;
}

/** Returns the uids that occur again in another component of the same kind in an entry. */
export function repeatedUids(
  values: Readonly<Record<string, unknown>>,
  model: Model,
  schemas: Schemas,
): readonly ComponentUid[] {
  const byComponent = new Map<string, Map<string, Set<string>>>();
  return componentUids(values, model, schemas).filter(({ component, attribute, value }) => {
    const byAttribute = byComponent.get(component) ?? new Map<string, Set<string>>();
    byComponent.set(component, byAttribute);
    const uids = byAttribute.get(attribute) ?? new Set<string>();
    byAttribute.set(attribute, uids);
    const isRepeated = uids.has(value);
    uids.add(value);
    return isRepeated;
  });
}

/** Returns the text if it is free, otherwise the text with the first free number: `story-1`. */
export function freeUidNear(text: string, taken: ReadonlySet<string>): string {
  if (!taken.has(text)) return text;
  let number = 1;
  while (taken.has(`${text}-${number}`)) number += 1;
  return `${text}-${number}`;
}
