import type { Cell, PropertyName, TargetNode } from './editor-layout.ts';

/** The permission of a role for one action on one subject. */
export interface CellPermission {
  /** Grants an action without properties; otherwise the selected names decide. */
  readonly isHeld: boolean;
  /** The selected leaves of each property. */
  readonly names: Readonly<Record<PropertyName, ReadonlySet<string>>>;
  /**
   * Ids of conditions. They are preserved while nothing is selected, so that selecting again does not widen the
   * permission.
   */
  readonly conditions: readonly string[];
}

/** The permissions of a role by cell key; a missing cell is not granted. Immutable. */
export type CellPermissions = ReadonlyMap<string, CellPermission>;

/** How much of a group of checkboxes is selected. */
export type Choice = 'none' | 'some' | 'all';

const noNames: ReadonlySet<string> = new Set();

/** The permission that grants nothing. */
export const noPermission: CellPermission = {
  isHeld: false,
  names: { fields: noNames, locales: noNames },
  conditions: [],
};

/** Returns the permission of a cell; {@link noPermission} for a cell without one. */
export function permissionOf(permissions: CellPermissions, { key }: Pick<Cell, 'key'>): CellPermission {
  return permissions.get(key) ?? noPermission;
}

function choiceOf(chosen: number, total: number): Choice {
  if (chosen === 0) return 'none';
  return chosen < total ? 'some' : 'all';
}

/** Combines several selections into one. */
export function combineChoices(choices: readonly Choice[]): Choice {
  const [first = 'none'] = choices;
  return choices.every((choice) => choice === first) ? first : 'some';
}

/** Returns how much of an action on a subject is granted. */
export function cellChoice(permissions: CellPermissions, cell: Cell): Choice {
  const { isHeld, names } = permissionOf(permissions, cell);
  if (cell.properties.length === 0) return isHeld ? 'all' : 'none';
  const chosen = cell.properties.reduce((sum, { name }) => sum + names[name].size, 0);
  const total = cell.properties.reduce((sum, { leaves }) => sum + leaves.length, 0);
  return choiceOf(chosen, total);
}

/** Returns how much of several actions is granted. */
export function cellsChoice(permissions: CellPermissions, cells: readonly Cell[]): Choice {
  return combineChoices(cells.map((cell) => cellChoice(permissions, cell)));
}

/** Returns how much of a field, component or locale is granted for an action. */
export function nodeChoice(
  permissions: CellPermissions,
  cell: Cell,
  property: PropertyName,
  node: TargetNode,
): Choice {
  const names = permissionOf(permissions, cell).names[property];
  let chosen = 0;
  for (const leaf of node.leaves) if (names.has(leaf)) chosen += 1;
  return choiceOf(chosen, node.leaves.length);
}

/** Returns whether the permission grants anything. */
export function isGranted(permissions: CellPermissions, cell: Cell): boolean {
  return cellChoice(permissions, cell) !== 'none';
}

/**
 * Returns whether fields are selected without a locale, or locales without a field: such a permission applies to no
 * entry.
 */
export function permitsNothing(permissions: CellPermissions, cell: Cell): boolean {
  if (cell.properties.length < 2) return false;
  const { names } = permissionOf(permissions, cell);
  const sizes = cell.properties.map(({ name }) => names[name].size);
  return sizes.includes(0) && sizes.some((size) => size > 0);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one === other) return true;
  return one.size === other.size && [...one].every((name) => other.has(name));
}

function isSamePermission(one: CellPermission, other: CellPermission): boolean {
  if (one === other) return true;
  return (
    one.isHeld === other.isHeld &&
    isSameSet(one.names.fields, other.names.fields) &&
    isSameSet(one.names.locales, other.names.locales) &&
    isSameSet(new Set(one.conditions), new Set(other.conditions))
  );
}

/** Returns whether a cell grants the same in both. Conditions of a permission that grants nothing are ignored. */
export function isSameCell(one: CellPermissions, other: CellPermissions, cell: Cell): boolean {
  const [before, after] = [one.get(cell.key), other.get(cell.key)];
  if (before === after) return true;
  if (!isGranted(one, cell) && !isGranted(other, cell)) return true;
  return isSamePermission(before ?? noPermission, after ?? noPermission);
}
