import type { StoredPermission } from '@admin/contract';
import { noRight, type Right, type Rights } from './rights.ts';
import {
  rightKey,
  type Cell,
  type PropertyLayout,
  type RightsLayout,
  type TargetNode,
} from './rights-layout.ts';

/** A right to a component as a whole is one to everything in it. */
function leavesUnder(nodes: readonly TargetNode[], path: string): readonly string[] {
  for (const node of nodes) {
    if (node.path === path) return node.leaves;
    if (path.startsWith(`${node.path}.`)) return leavesUnder(node.children, path);
  }
  return [];
}

/** Null stands for every name there is; names that no longer exist are passed over. */
function chosenNames(
  { leaves, nodes }: PropertyLayout,
  stored: readonly string[] | null | undefined,
): readonly string[] {
  if (stored === null) return leaves;
  return (stored ?? []).flatMap((path) => leavesUnder(nodes, path));
}

function readRight(cell: Cell, { properties, conditions }: StoredPermission): Right {
  const names = { ...noRight.names };
  for (const property of cell.properties) {
    names[property.name] = new Set(chosenNames(property, properties[property.name]));
  }
  return { isHeld: true, names, conditions };
}

/**
 * Two rights to one thing, which only other programs write, are shown as one. Where one of them is
 * conditional, its conditions hold for both: a change must not turn it into an unconditional right.
 */
function mergeRights(one: Right, other: Right): Right {
  return {
    isHeld: true,
    names: {
      fields: new Set([...one.names.fields, ...other.names.fields]),
      locales: new Set([...one.names.locales, ...other.names.locales]),
    },
    conditions: [...new Set([...one.conditions, ...other.conditions])],
  };
}

/** The stored rights of a role as the editor works with them. Rights that the layout does not know are left out. */
export function readRights(layout: RightsLayout, stored: readonly StoredPermission[]): Rights {
  const rights = new Map<string, Right>();
  for (const permission of stored) {
    const cell = layout.cells.get(rightKey(permission.action, permission.subject));
    if (!cell) continue;
    const right = readRight(cell, permission);
    const before = rights.get(cell.key);
    rights.set(cell.key, before ? mergeRights(before, right) : right);
  }
  return rights;
}
