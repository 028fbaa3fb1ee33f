import type { LayoutCell } from '../configuration-types.ts';
import {
  moveField,
  removeField,
  withoutPlaceholders,
  withPlaceholders,
  type LayoutPlace,
  type LayoutRows,
} from './edit-rows.ts';
import type { RowGroup } from './row-groups.ts';
import { placeOf, stepField, type LayoutStep } from './step-field.ts';

/** The groups of an edit view while it is arranged; a view that is not divided is one group. */
export type ArrangedGroups = readonly RowGroup<LayoutCell>[];

/** A place in one of the groups, counted from 0. */
export interface GroupPlace extends LayoutPlace {
  readonly group: number;
}

/** Which group a field stands in, counted from 0; -1 for one without a place. */
export function groupOfField(groups: ArrangedGroups, name: string): number {
  return groups.findIndex(({ rows }) => placeOf(rows, name) !== undefined);
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
export function moveToGroup(groups: ArrangedGroups, name: string, place: GroupPlace): ArrangedGroups {
  const from = groupOfField(groups, name);
  const cell = groups[from]?.rows.flat().find((other) => other.name === name);
  if (cell === undefined || groups[place.group] === undefined) return groups;
  if (from === place.group) return withRows(groups, from, (rows) => moveField(rows, name, place));
  const taken = withRows(groups, from, (rows) => removeField(rows, name));
  return withRows(taken, place.group, (rows) => moveField([...rows, [cell]], name, place));
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
