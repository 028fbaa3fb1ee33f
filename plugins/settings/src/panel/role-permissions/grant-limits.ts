import type { Permission } from '@admin/content-model';
import {
  isGranted,
  noPermission,
  permissionOf,
  type CellPermission,
  type CellPermissions,
} from './cell-permissions.ts';
import { byCell, type Cell, type EditorLayout, type PropertyName, type TargetNode } from './editor-layout.ts';
import { readPermissions } from './stored-permissions.ts';

/**
 * The maximum permissions that a user may grant: for each cell, those of the user and those that the role already has.
 * Conditions mean "at least one of these"; without any, the permission may be unconditional.
 */
export type GrantLimits = CellPermissions;

/** Returns the conditions that limit a permission; none if one of the grants is unconditional. */
function heldUnder(permissions: readonly Permission[]): readonly string[] {
  const isUnconditional = permissions.some(({ conditions }) => conditions.length === 0);
  return isUnconditional ? [] : [...new Set(permissions.flatMap(({ conditions }) => conditions))];
}

/**
 * Returns the grant limits of a user. The server validates combinations of fields, locales and conditions; here each
 * counts separately.
 * @param held the permissions of the user
 * @param stored the permissions of the role, which it may keep
 */
export function grantLimits(
  layout: EditorLayout,
  held: readonly Permission[],
  stored: readonly Permission[],
): GrantLimits {
  const all = [...held, ...stored];
  const permissions = readPermissions(layout, all);
  return new Map(
    Array.from(byCell(layout, all), ([cell, grants]) => [
      cell.key,
      { ...permissionOf(permissions, cell), conditions: heldUnder(grants) },
    ]),
  );
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>, most: ReadonlySet<string>) =>
  new Set([...one].filter((name) => other.has(name) || most.has(name)));

function limited(limit: CellPermission, before: CellPermission, after: CellPermission): CellPermission {
  const allowed = limit.conditions;
  const conditions = after.conditions.filter(
    (id) => allowed.length === 0 || allowed.includes(id) || before.conditions.includes(id),
  );
  return {
    isHeld: after.isHeld && (limit.isHeld || before.isHeld),
    names: {
      fields: both(after.names.fields, before.names.fields, limit.names.fields),
      locales: both(after.names.locales, before.names.locales, limit.names.locales),
    },
    conditions: conditions.length === 0 ? allowed : conditions,
  };
}

/** Limits a change: it adds nothing beyond the limits, and removals always apply. */
export function withinLimits(
  limits: GrantLimits,
  before: CellPermissions,
  after: CellPermissions,
): CellPermissions {
  if (before === after) return after;
  return new Map(
    Array.from(after, ([key, permission]) => {
      const was = before.get(key) ?? noPermission;
      const isSame = was === permission;
      return [key, isSame ? permission : limited(limits.get(key) ?? noPermission, was, permission)];
    }),
  );
}

/** Returns whether these actions are granted up to the limits. */
export function isComplete(
  limits: GrantLimits,
  permissions: CellPermissions,
  cells: readonly Cell[],
): boolean {
  return cells.every((cell) => {
    const { isHeld, names } = permissionOf(permissions, cell);
    const limit = permissionOf(limits, cell);
    if (cell.properties.length === 0) return isHeld || !limit.isHeld;
    return cell.properties.every(({ name }) => [...limit.names[name]].every((leaf) => names[name].has(leaf)));
  });
}

/** Returns whether the limits allow any grant of these actions. */
export function isGrantable(limits: GrantLimits, cells: readonly Cell[]): boolean {
  return cells.some((cell) => isGranted(limits, cell));
}

/** Returns the parts of a field, component or locale that may be granted for an action. */
export function grantableLeaves(
  limits: GrantLimits,
  cell: Cell,
  { property, node }: { readonly property: PropertyName; readonly node: TargetNode },
): readonly string[] {
  const names = permissionOf(limits, cell).names[property];
  return node.leaves.filter((leaf) => names.has(leaf));
}
