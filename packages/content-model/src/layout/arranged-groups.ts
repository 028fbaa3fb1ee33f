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

/** How many groups an edit view has at most. */
export const maxGroups = 20;

/** Longest name of a group, characters. */
export const maxGroupNameLength = 100;

interface Named {
  readonly name: string;
}

/** A group with the rows in it: those of an edit view, or those that are being arranged. */
export interface RowGroup<Cell extends Named> {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Deals rows out to groups. A row goes where the first of its fields that any group names belongs; a row without such
 * a field goes to the first group.
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

/** The groups of an edit view while it is arranged; a view that is not divided is one group. */
export type ArrangedGroups = readonly RowGroup<LayoutCell>[];

/** A place in one of the groups, counted from 0. */
export interface GroupPosition extends LayoutPosition {
  readonly group: number;
}

/** Which group a field stands in, counted from 0; -1 for one without a place. */
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
 * Moves a field to a place in any group.
 * @param place as seen before the move, placeholders counted
 * @returns the groups as they are when the field is in none of them
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
 * Moves a field one step, as {@link stepField} does; from the edge of its group it goes on to a row of its own in the
 * next one, or the one before.
 * @returns the same groups when the field is at the end already, or in none of them
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
  if (groups.length >= maxGroups) return groups;
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
