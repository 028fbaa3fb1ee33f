import type { LayoutGroup } from '../configuration-types.ts';

/** How many groups an edit view has at most. */
export const mostGroups = 20;

/** Longest name of a group, characters. */
export const longestGroupName = 100;

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
