import { type FormValues, isSameValue } from '../payload/form-values.ts';
import {
  relationDifference,
  shownRelations,
  isRelationDifference,
  noDifference,
  type RelationDifference,
} from '../payload/relation-difference.ts';
import { scalarPayload } from '../payload/to-payload.ts';

import {
  type Attributes,
  isScalar,
  type Attribute,
  type ComponentAttribute,
  type DynamicZoneAttribute,
  isToOne,
  type RelationAttribute,
} from '../schema/attribute.ts';
import type { Schemas } from '../schema/content-type.ts';
import { isRecord, ownValue } from '../schema/own-value.ts';
import { joinDifferences } from './join-differences.ts';
import {
  type ValueDifference,
  type MergedEntry,
  type MergeSpec,
  type Merging,
  type Sides,
  itemsByName,
  namePart,
} from './merging.ts';

/**
 * Merges two versions of the same entry: field by field, in components and their lists too, and link by link in
 * relations. A change of only one of them is taken; a change of both is a conflict, unless the results are equal. Does
 * not change its arguments.
 */
export function mergeEntries(
  { base, mine, theirs, choose = () => 'mine' }: MergeSpec,
  contentType: { readonly attributes: Attributes },
  schemas: Schemas,
): MergedEntry {
  const conflicts: ValueDifference[] = [];
  const values = mergeAttributes({ base, mine, theirs }, contentType.attributes, [], {
    schemas,
    decide(path, sides) {
      const conflict = { path, mine: sides.mine, theirs: sides.theirs };
      conflicts.push(conflict);
      return sides[choose(conflict)];
    },
  });
  return { values, conflicts };
}

/** Merges the values of an entry or a component, attribute by attribute. Other keys identify the component. */
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

/** Returns whether both values are sent as the same: a number is the same whether it was typed or fetched. */
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

/** The functions that merging lists takes from its caller. */
export interface ItemMerging extends Pick<Merging, 'decide'> {
  /** Merges an item that both versions contain. */
  readonly mergeItem: (sides: Sides<FormValues>, path: readonly string[]) => FormValues;
}

/**
 * Merges a list of components, item by item: an item is the same at any position. Items added by both stay; an item
 * that one removed and the other changed is a conflict.
 */
export function mergeItems(
  sides: Sides,
  path: readonly string[],
  merging: ItemMerging,
): readonly FormValues[] {
  const base = itemsByName(sides.base, 'base');
  const mine = itemsByName(sides.mine, 'mine');
  const theirs = itemsByName(sides.theirs, 'theirs');
  const merged = new Map<string, FormValues>();
  for (const name of new Set([...theirs.keys(), ...mine.keys()])) {
    const items = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) };
    const item = mergeItem(items, [...path, namePart(items.mine ?? items.theirs, name)], merging);
    if (item !== undefined) merged.set(name, item);
  }
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    merged,
  );
  return order.map((name) => merged.get(name)).filter((item) => item !== undefined);
}

function mergeItem(
  { base, mine, theirs }: Sides<FormValues | undefined>,
  path: readonly string[],
  { decide, mergeItem: mergeBoth }: ItemMerging,
): FormValues | undefined {
  if (mine && theirs) return mergeBoth({ base: base ?? {}, mine, theirs }, path);
  const left = mine ?? theirs;
  if (!base) return left;
  if (isSameValue(left, base)) return undefined;
  const retained = decide(path, { mine: mine ?? null, theirs: theirs ?? null });
  return isRecord(retained) ? retained : undefined;
}

/**
 * Merges the order of a list, by the names of its items: theirs, with my additions and moves before the item that
 * follows them and did not move. An item that both moved gets my position.
 * @param kept the items of the merged list
 */
export function mergeOrder(
  { base, mine, theirs }: Sides<readonly string[]>,
  retained: ReadonlyMap<string, unknown>,
): readonly string[] {
  const names = [...retained.keys()];
  const numbers = new Map(names.map((name, id) => [name, id]));
  const numbered = (list: readonly string[]) =>
    list.flatMap((name) => {
      const id = numbers.get(name);
      return id === undefined ? [] : [{ id }];
    });
  // Only items in all three versions determine positions.
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  const steady = base.filter((name) => inMine.has(name) && inTheirs.has(name));
  const placed = relationDifference(numbered(mine), numbered(steady));
  return shownRelations(numbered(theirs), placed).flatMap(({ id }) => names[id] ?? []);
}

/**
 * Merges the links of one entry: links that one added or moved stay, and those that one removed go. It is a conflict if
 * both chose the target of a to-one relation, and if one placed an entry that the other removed.
 */
export function mergeRelation(
  sides: Sides,
  attribute: RelationAttribute,
  path: readonly string[],
  { decide }: Pick<Merging, 'decide'>,
): unknown {
  const { base, mine, theirs } = sides;
  const isChange =
    isRelationDifference(mine) && isRelationDifference(theirs) && isSameValue(base, noDifference);
  return !isChange || isToOne(attribute) || contradicts(mine, theirs) || contradicts(theirs, mine)
    ? decide(path, sides)
    : joinDifferences(mine, theirs);
}

function contradicts({ connect }: RelationDifference, { disconnect }: RelationDifference): boolean {
  const gone = new Set(disconnect.map(({ id }) => id));
  return connect.some(({ id }) => gone.has(id));
}
