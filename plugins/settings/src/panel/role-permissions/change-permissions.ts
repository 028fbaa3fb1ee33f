import {
  cellChoice,
  noPermission,
  permissionOf,
  type CellPermission,
  type CellPermissions,
} from './cell-permissions.ts';
import type { Cell, PropertyName, TargetNode } from './editor-layout.ts';

/** Returns the selection after a click on a checkbox: everything, unless everything available is selected already. */
export function nextChoice(isComplete: boolean): 'all' | 'none' {
  return isComplete ? 'none' : 'all';
}

function withPermissions(
  permissions: CellPermissions,
  changed: Iterable<readonly [key: string, permission: CellPermission]>,
): CellPermissions {
  const next = new Map(permissions);
  for (const [key, permission] of changed) next.set(key, permission);
  return next;
}

function wholePermission(permissions: CellPermissions, cell: Cell, wanted: 'all' | 'none'): CellPermission {
  const { conditions } = permissionOf(permissions, cell);
  if (wanted === 'none') return { ...noPermission, conditions };
  const names = { ...noPermission.names };
  for (const { name, leaves } of cell.properties) names[name] = new Set(leaves);
  return { isHeld: true, names, conditions };
}

/** Grants actions entirely, or revokes them. Unchanged cells remain the same objects. */
export function setCells(
  permissions: CellPermissions,
  cells: readonly Cell[],
  wanted: 'all' | 'none',
): CellPermissions {
  const changed = cells.filter((cell) => cellChoice(permissions, cell) !== wanted);
  if (changed.length === 0) return permissions;
  return withPermissions(
    permissions,
    changed.map((cell) => [cell.key, wholePermission(permissions, cell, wanted)] as const),
  );
}

/** Grants or revokes a field, a whole component or a locale for an action. */
export function setNode(
  permissions: CellPermissions,
  cell: Cell,
  target: { readonly property: PropertyName; readonly node: TargetNode; readonly wanted: 'all' | 'none' },
): CellPermissions {
  const { property, node, wanted } = target;
  const permission = permissionOf(permissions, cell);
  const chosen = new Set(permission.names[property]);
  for (const leaf of node.leaves) {
    if (wanted === 'all') chosen.add(leaf);
    else chosen.delete(leaf);
  }
  const names = { ...permission.names, [property]: chosen };
  const isHeld = names.fields.size + names.locales.size > 0;
  return withPermissions(permissions, [[cell.key, { ...permission, isHeld, names }]]);
}

/** Adds or removes a condition of a permission. */
export function setCondition(
  permissions: CellPermissions,
  cell: Cell,
  { id, wanted }: { readonly id: string; readonly wanted: 'on' | 'off' },
): CellPermissions {
  const permission = permissionOf(permissions, cell);
  const others = permission.conditions.filter((condition) => condition !== id);
  const conditions = wanted === 'on' ? [...others, id] : others;
  return withPermissions(permissions, [[cell.key, { ...permission, conditions }]]);
}
