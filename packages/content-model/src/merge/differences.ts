import { isSameValue, type FormValues } from '../payload/form-values.ts';

import { isRecord, ownValue } from '../schema/own-value.ts';
import type { Attribute, Attributes } from '../schema/attribute.ts';
import type { Schemas } from '../schema/content-type.ts';
import { itemsByName, namePart, type ValueDifference } from './merging.ts';

/**
 * Returns the differences between two versions of the same form values, as deep as possible: the fields of a component
 * that is the same in both, the items that only one of them has (null on the other side), and a list as a whole if only
 * the order of its items differs. Paths are those of a merge.
 */
export function differencesBetween(
  mine: FormValues,
  theirs: FormValues,
  { attributes, schemas }: { readonly attributes: Attributes; readonly schemas: Schemas },
): readonly ValueDifference[] {
  const inFields = (one: FormValues, other: FormValues, inner: Attributes, path: readonly string[]) =>
    Object.entries(inner).flatMap(([name, attribute]) =>
      inValue(ownValue(one, name) ?? null, ownValue(other, name) ?? null, attribute, [...path, name]),
    );

  const inComponent = (
    one: FormValues,
    other: FormValues,
    attribute: Attribute,
    path: readonly string[],
  ): readonly ValueDifference[] => {
    const uid = attribute.type === 'component' ? attribute.component : String(one['__component']);
    return inFields(one, other, schemas.components.get(uid)?.attributes ?? {}, path);
  };

  const inList = (
    one: readonly unknown[],
    other: readonly unknown[],
    attribute: Attribute,
    path: readonly string[],
  ): readonly ValueDifference[] => {
    const [left, right] = [itemsByName(one, 'mine'), itemsByName(other, 'theirs')];
    const found = [...new Set([...left.keys(), ...right.keys()])].flatMap((name) => {
      const [mineItem, theirItem] = [left.get(name), right.get(name)];
      const at = [...path, namePart(mineItem ?? theirItem, name)];
      return mineItem && theirItem
        ? inComponent(mineItem, theirItem, attribute, at)
        : [{ path: at, mine: mineItem ?? null, theirs: theirItem ?? null }];
    });
    return found.length > 0 ? found : [{ path, mine: one, theirs: other }];
  };

  const inValue = (
    one: unknown,
    other: unknown,
    attribute: Attribute,
    path: readonly string[],
  ): readonly ValueDifference[] => {
    if (isSameValue(one, other)) return [];
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      if (Array.isArray(one) && Array.isArray(other)) return inList(one, other, attribute, path);
      const isOne = isRecord(one) && isRecord(other) && one['id'] === other['id'];
      if (isOne) return inComponent(one, other, attribute, path);
    }
    return [{ path, mine: one, theirs: other }];
  };

  return inFields(mine, theirs, attributes, []);
}
