import type { FormValues } from '../payload/index.ts';
import { isSameValue } from '../payload/index.ts';
import { scalarPayload } from '../payload/scalar-payload.ts';
import { isRecord } from '../rules/index.ts';
import {
  ownValue,
  isScalar,
  type Attribute,
  type Attributes,
  type ComponentAttribute,
  type DynamicZoneAttribute,
} from '../schema/index.ts';
import { mergeItems } from './merge-items.ts';
import { mergeRelation } from './merge-relation.ts';
import type { Merging, Sides } from './merging.ts';

/** The values of an entry or a component, attribute by attribute. What is no attribute tells which component it is. */
export function mergeAttributes(
  { base, mine, theirs }: Sides<FormValues>,
  attributes: Attributes,
  path: readonly string[],
  merging: Merging,
): FormValues {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].flatMap((name): [string, unknown][] => {
    const attribute = ownValue(attributes, name);
    const sides = { base: ownValue(base, name), mine: ownValue(mine, name), theirs: ownValue(theirs, name) };
    const value = attribute
      ? mergeValue(sides, attribute, [...path, name], merging)
      : (sides.mine ?? sides.theirs);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(merged);
}

function mergeValue(sides: Sides, attribute: Attribute, path: readonly string[], merging: Merging): unknown {
  const { base, mine, theirs } = sides;
  if (holdsSame(theirs, base, attribute)) return mine;
  if (holdsSame(mine, base, attribute) || holdsSame(mine, theirs, attribute)) return theirs;
  if (attribute.type === 'relation') return mergeRelation(sides, attribute, path, merging);
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return merging.decide(path, sides);
  if (attribute.type === 'dynamiczone' || attribute.repeatable === true) {
    return mergeItems(sides, path, {
      decide: merging.decide,
      mergeItem: (items, itemPath) => mergeComponent(items, attribute, itemPath, merging),
    });
  }
  const isOne =
    isRecord(base) && isRecord(mine) && isRecord(theirs) && isSameOne(base, mine) && isSameOne(base, theirs);
  return isOne
    ? mergeComponent({ base, mine, theirs }, attribute, path, merging)
    : merging.decide(path, sides);
}

/** Whether the server would be told the same: a number is the same whether it was typed or fetched. */
function holdsSame(left: unknown, right: unknown, attribute: Attribute): boolean {
  if (Object.is(left, right)) return true;
  return isScalar(attribute)
    ? isSameValue(scalarPayload(left, attribute), scalarPayload(right, attribute))
    : isSameValue(left, right);
}

function isSameOne(left: FormValues, right: FormValues): boolean {
  return left['id'] === right['id'];
}

function mergeComponent(
  sides: Sides<FormValues>,
  attribute: ComponentAttribute | DynamicZoneAttribute,
  path: readonly string[],
  merging: Merging,
): FormValues {
  const uid = attribute.type === 'component' ? attribute.component : String(sides.theirs['__component']);
  return mergeAttributes(sides, merging.schemas.components.get(uid)?.attributes ?? {}, path, merging);
}
