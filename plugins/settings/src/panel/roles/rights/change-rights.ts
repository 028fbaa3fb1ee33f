import { cellChoice, noRight, rightOf, type Choice, type Right, type Rights } from './rights.ts';
import type { Cell, PropertyName, TargetNode } from './rights-layout.ts';

/** What a press on a box asks for: everything, unless everything is chosen already. */
export function nextChoice(choice: Choice): 'all' | 'none' {
  return choice === 'all' ? 'none' : 'all';
}

function withRights(rights: Rights, changed: Iterable<readonly [key: string, right: Right]>): Rights {
  const next = new Map(rights);
  for (const [key, right] of changed) next.set(key, right);
  return next;
}

function wholeRight(rights: Rights, cell: Cell, wanted: 'all' | 'none'): Right {
  const { conditions } = rightOf(rights, cell);
  if (wanted === 'none') return { ...noRight, conditions };
  const names = { ...noRight.names };
  for (const { name, leaves } of cell.properties) names[name] = new Set(leaves);
  return { isHeld: true, names, conditions };
}

/** Grants actions entirely, or not at all. Cells that are so already stay the same objects. */
export function setCells(rights: Rights, cells: readonly Cell[], wanted: 'all' | 'none'): Rights {
  const changed = cells.filter((cell) => cellChoice(rights, cell) !== wanted);
  if (changed.length === 0) return rights;
  return withRights(
    rights,
    changed.map((cell) => [cell.key, wholeRight(rights, cell, wanted)] as const),
  );
}

/** Grants a field, a component with everything in it, or a locale for an action, or takes it back. */
export function setNode(
  rights: Rights,
  cell: Cell,
  place: { readonly property: PropertyName; readonly node: TargetNode; readonly wanted: 'all' | 'none' },
): Rights {
  const { property, node, wanted } = place;
  const right = rightOf(rights, cell);
  const chosen = new Set(right.names[property]);
  for (const leaf of node.leaves) {
    if (wanted === 'all') chosen.add(leaf);
    else chosen.delete(leaf);
  }
  const names = { ...right.names, [property]: chosen };
  const isHeld = names.fields.size + names.locales.size > 0;
  return withRights(rights, [[cell.key, { ...right, isHeld, names }]]);
}

/** Lets a right hold only under a condition as well, or no longer under it. */
export function setCondition(
  rights: Rights,
  cell: Cell,
  { id, wanted }: { readonly id: string; readonly wanted: 'on' | 'off' },
): Rights {
  const right = rightOf(rights, cell);
  const others = right.conditions.filter((condition) => condition !== id);
  const conditions = wanted === 'on' ? [...others, id] : others;
  return withRights(rights, [[cell.key, { ...right, conditions }]]);
}
