import type { LayoutGroup, LayoutCell } from '../configuration-types.ts';
import {
  moveField,
  removeField,
  withoutPlaceholders,
  withPlaceholders,
  type LayoutPosition,
  type LayoutRows,
  positionOf,
  stepField,
  type LayoutStep,
} from './edit-rows.ts';

/** The maximum number of groups of an edit view. */
export const maxGroups = 20;

/** The maximum length of a group's name in characters. */
export const maxGroupNameLength = 100;

interface Named {
  readonly name: string;
}

/** A group with its rows: those of an edit view, or those being arranged. */
export interface RowGroup<Cell extends Named> {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Assigns rows to groups. A row belongs to the group of the first of its fields that a group names, otherwise to the
 * first group.
 * @returns one for each group, in their order; its rows keep theirs
 */
export function groupRows<Cell extends Named>(
  rows: readonly (readonly Cell[])[],
  groups: readonly LayoutGroup[],
): readonly RowGroup<Cell>[] {
  const owners = new Map(
    groups.flatMap(({ fields }, index) => fields.map((field) => [field, index] as const)),
  );
  const dealt = groups.map((): (readonly Cell[])[] => []);
  for (const row of rows) {
    const owner = row.map(({ name }) => owners.get(name)).find((index) => index !== undefined) ?? 0;
    dealt[owner]?.push(row);
  }
  return groups.map(({ name }, index) => ({ name, rows: dealt[index] ?? [] }));
}

/** The groups of an edit view while it is arranged; a view without groups is one group. */
export type ArrangedGroups = readonly RowGroup<LayoutCell>[];

/** A position in one of the groups; indexes start at 0. */
export interface GroupPosition extends LayoutPosition {
  readonly group: number;
}

/** Returns the index of a field's group; -1 for a field in none. */
export function groupOfField(groups: ArrangedGroups, name: string): number {
  return groups.findIndex(({ rows }) => positionOf(rows, name) !== undefined);
}

/** Changes the rows of one group. */
export function withRows(
  groups: ArrangedGroups,
  index: number,
  change: (rows: LayoutRows) => LayoutRows,
): ArrangedGroups {
  return groups.map((group, at) => (at === index ? { ...group, rows: change(group.rows) } : group));
}

/**
 * Moves a field to a position in any group.
 * @param position as before the move, with placeholders
 * @returns the unchanged groups if the field is in none of them
 */
export function moveToGroup(groups: ArrangedGroups, name: string, position: GroupPosition): ArrangedGroups {
  const from = groupOfField(groups, name);
  const cell = groups[from]?.rows.flat().find((other) => other.name === name);
  if (cell === undefined || groups[position.group] === undefined) return groups;
  if (from === position.group) return withRows(groups, from, (rows) => moveField(rows, name, position));
  const taken = withRows(groups, from, (rows) => removeField(rows, name));
  return withRows(taken, position.group, (rows) => moveField([...rows, [cell]], name, position));
}

/**
 * Moves a field one step, like {@link stepField}; from the edge of its group it moves to a separate row of the next or
 * previous one.
 * @returns the same groups if the field is at the end, or in none of them
 */
export function stepThroughGroups(groups: ArrangedGroups, name: string, step: LayoutStep): ArrangedGroups {
  const from = groupOfField(groups, name);
  const group = groups[from];
  if (!group) return groups;
  const stepped = stepField(group.rows, name, step);
  if (stepped !== group.rows) return withRows(groups, from, () => stepped);
  const isBack = step === 'back' || step === 'up';
  const next = isBack ? from - 1 : from + 1;
  const cell = group.rows.flat().find((other) => other.name === name);
  if (groups[next] === undefined || cell === undefined) return groups;
  const taken = withRows(groups, from, (rows) => removeField(rows, name));
  return withRows(taken, next, (rows) => {
    const others = withoutPlaceholders(rows);
    return withPlaceholders(isBack ? [...others, [cell]] : [[cell], ...others]);
  });
}

/** Returns whether a view has groups: a view with a single, unnamed group has none. */
export function isDivided(groups: ArrangedGroups): boolean {
  return groups.length > 1;
}

/**
 * Appends an empty group.
 * @param first the name for the group of all fields, if the view had no groups
 * @returns the same groups if their number is at the maximum
 */
export function addGroup(groups: ArrangedGroups, name: string, first: string): ArrangedGroups {
  if (groups.length >= maxGroups) return groups;
  const before = isDivided(groups) ? groups : groups.map(({ rows }) => ({ name: first, rows }));
  return [...before, { name, rows: [] }];
}

/** Renames a group. */
export function renameGroup(groups: ArrangedGroups, index: number, name: string): ArrangedGroups {
  return groups.map((group, at) => (at === index ? { ...group, name } : group));
}

/**
 * Removes a group; its fields move to the end of the previous one, or to the start of the next one. If only one group
 * remains, the view has no groups any more.
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

/** Moves a group by one; returns the same groups at either end. */
export function moveGroup(groups: ArrangedGroups, index: number, step: 'up' | 'down'): ArrangedGroups {
  const target = step === 'up' ? index - 1 : index + 1;
  const [moved, other] = [groups[index], groups[target]];
  if (!moved || !other) return groups;
  return groups.map((group, at) => (at === index ? other : at === target ? moved : group));
}

function joined(parts: readonly LayoutRows[]): LayoutRows {
  return withPlaceholders(parts.flatMap((rows) => withoutPlaceholders(rows)));
}
