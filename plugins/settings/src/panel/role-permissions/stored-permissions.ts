import { fieldSet, type Permission } from '@admin/content-model';
import type { PermissionInput, StoredPermission } from '@admin/contract';
import {
  noPermission,
  type CellPermission,
  type CellPermissions,
  isGranted,
  isSameCell,
  permissionOf,
} from './cell-permissions.ts';
import { byCell, findCell, type Cell, type EditorLayout, type PropertyLayout } from './editor-layout.ts';

/**
 * Returns the leaves of stored names. Null means every name, a component means everything in it; names that no longer
 * exist are ignored.
 */
function chosenNames(
  { leaves }: PropertyLayout,
  stored: readonly string[] | null | undefined,
): readonly string[] {
  const chosen = fieldSet(stored);
  return leaves.filter((leaf) => chosen.allows(leaf));
}

function readPermission(cell: Cell, { properties, conditions }: Permission): CellPermission {
  const names = { ...noPermission.names };
  for (const property of cell.properties) {
    names[property.name] = new Set(chosenNames(property, properties[property.name]));
  }
  return { isHeld: true, names, conditions };
}

/**
 * Combines two permissions for the same action and subject, which only other API clients create. The conditions of one
 * apply to both: a change must not make a permission unconditional.
 */
function mergePermissions(one: CellPermission, other: CellPermission): CellPermission {
  return {
    isHeld: true,
    names: {
      fields: new Set([...one.names.fields, ...other.names.fields]),
      locales: new Set([...one.names.locales, ...other.names.locales]),
    },
    conditions: [...new Set([...one.conditions, ...other.conditions])],
  };
}

/**
 * Returns the stored permissions of a role in the form of the editor, without those that the layout does not contain.
 */
export function readPermissions(layout: EditorLayout, stored: readonly Permission[]): CellPermissions {
  const permissions = new Map<string, CellPermission>();
  for (const one of stored) {
    const cell = findCell(layout, one);
    if (!cell) continue;
    const permission = readPermission(cell, one);
    const before = permissions.get(cell.key);
    permissions.set(cell.key, before ? mergePermissions(before, permission) : permission);
  }
  return permissions;
}

interface PermissionsToWrite {
  readonly layout: EditorLayout;
  /** The initial permissions of the role. */
  readonly stored: readonly StoredPermission[];
  readonly permissions: CellPermissions;
}

/** Returns a stored permission in the form of a request. */
export function asItWas({ action, subject, properties, conditions }: StoredPermission): PermissionInput {
  return { action, subject, properties, conditions };
}

/** An unlimited permission remains unlimited: it also includes fields and locales that are added later. */
function namesToSend(
  { name, leaves }: PropertyLayout,
  chosen: ReadonlySet<string>,
  stored: readonly StoredPermission[],
): string[] | null {
  const wasAll = stored.some(({ properties }) => properties[name] === null);
  if (wasAll && chosen.size === leaves.length) return null;
  return leaves.filter((leaf) => chosen.has(leaf));
}

function toInput(
  cell: Cell,
  permissions: CellPermissions,
  stored: readonly StoredPermission[],
): PermissionInput {
  const { names, conditions } = permissionOf(permissions, cell);
  return {
    action: cell.action,
    subject: cell.subject,
    properties: Object.fromEntries(
      cell.properties.map((property) => [property.name, namesToSend(property, names[property.name], stored)]),
    ),
    conditions: [...conditions],
  };
}

/**
 * Returns the request body that stores the permissions. Unchanged permissions are sent back in their stored form, even
 * where the editor shows a simpler one, and so are those that the layout does not contain.
 */
export function writePermissions({ layout, stored, permissions }: PermissionsToWrite): PermissionInput[] {
  const before = readPermissions(layout, stored);
  const storedByCell = byCell(layout, stored);
  const unknown = stored.filter((permission) => !findCell(layout, permission));
  const known = [...layout.cells.values()].flatMap((cell): PermissionInput[] => {
    const own = storedByCell.get(cell) ?? [];
    if (isSameCell(before, permissions, cell)) return own.map(asItWas);
    return isGranted(permissions, cell) ? [toInput(cell, permissions, own)] : [];
  });
  return [...unknown.map(asItWas), ...known];
}

/** Returns whether saving would change the stored permissions. */
export function hasChanges(
  layout: EditorLayout,
  before: CellPermissions,
  permissions: CellPermissions,
): boolean {
  if (before === permissions) return false;
  return [...layout.cells.values()].some((cell) => !isSameCell(before, permissions, cell));
}
