import { fieldSet, type Permission } from '@admin/content-model';
import { noPermission, type CellPermission, type CellPermissions } from './cell-permissions.ts';
import { cellKey, type Cell, type EditorLayout, type PropertyLayout } from './editor-layout.ts';

/**
 * Null stands for every name there is, a component as a whole for everything in it; names that no longer exist are
 * passed over.
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
 * Two permissions to one thing, which only other programs write, are shown as one. Where one of them is
 * conditional, its conditions hold for both: a change must not turn it into an unconditional permission.
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

/** The stored permissions of a role as the editor works with them, without those that the layout does not know. */
export function readPermissions(layout: EditorLayout, stored: readonly Permission[]): CellPermissions {
  const permissions = new Map<string, CellPermission>();
  for (const one of stored) {
    const cell = layout.cells.get(cellKey(one.action, one.subject));
    if (!cell) continue;
    const permission = readPermission(cell, one);
    const before = permissions.get(cell.key);
    permissions.set(cell.key, before ? mergePermissions(before, permission) : permission);
  }
  return permissions;
}
