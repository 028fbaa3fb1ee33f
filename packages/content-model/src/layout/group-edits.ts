import { withoutPlaceholders, withPlaceholders, type LayoutRows } from './edit-rows.ts';
import type { ArrangedGroups } from './arranged-groups.ts';
import { mostGroups } from './row-groups.ts';

/** Whether a view is divided: one group is the whole of it, and has no name. */
export function isDivided(groups: ArrangedGroups): boolean {
  return groups.length > 1;
}

/**
 * Adds an empty group behind the others.
 * @param first what the group of all fields is called from now on, where the view was not divided
 * @returns the same groups where there are as many as there can be
 */
export function addGroup(groups: ArrangedGroups, name: string, first: string): ArrangedGroups {
  if (groups.length >= mostGroups) return groups;
  const before = isDivided(groups) ? groups : groups.map(({ rows }) => ({ name: first, rows }));
  return [...before, { name, rows: [] }];
}

/** Calls a group something else. */
export function renameGroup(groups: ArrangedGroups, index: number, name: string): ArrangedGroups {
  return groups.map((group, at) => (at === index ? { ...group, name } : group));
}

/**
 * Takes a group away; its fields go to the end of the one before, or to the beginning of the next one. Where only one
 * is left, the view is no longer divided.
 */
export function removeGroup(groups: ArrangedGroups, index: number): ArrangedGroups {
  const removed = groups[index];
  if (!removed || !isDivided(groups)) return groups;
  const heir = index === 0 ? 1 : index - 1;
  const left = groups
    .map((group, at) => {
      if (at !== heir) return group;
      const parts = index === 0 ? [removed.rows, group.rows] : [group.rows, removed.rows];
      return { ...group, rows: joined(parts) };
    })
    .filter((_, at) => at !== index);
  return isDivided(left) ? left : left.map(({ rows }) => ({ name: '', rows }));
}

/** Moves a group one place; the same groups at either end. */
export function moveGroup(groups: ArrangedGroups, index: number, step: 'up' | 'down'): ArrangedGroups {
  const target = step === 'up' ? index - 1 : index + 1;
  const [moved, other] = [groups[index], groups[target]];
  if (!moved || !other) return groups;
  return groups.map((group, at) => (at === index ? other : at === target ? moved : group));
}

function joined(parts: readonly LayoutRows[]): LayoutRows {
  return withPlaceholders(parts.flatMap((rows) => withoutPlaceholders(rows)));
}
