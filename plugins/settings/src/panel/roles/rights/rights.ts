import type { Cell, PropertyName, TargetNode } from './rights-layout.ts';

/** What a role may do with one action on one subject. */
export interface Right {
  /** Decides where there is nothing to narrow; elsewhere the chosen names do. */
  readonly isHeld: boolean;
  /** The chosen leaves of each property. */
  readonly names: Readonly<Record<PropertyName, ReadonlySet<string>>>;
  /** Ids of conditions; they stay while nothing is chosen, so that choosing again widens nothing. */
  readonly conditions: readonly string[];
}

/** What a role may do, by the key of the cell; a cell that is not there is not granted. Never changed in place. */
export type Rights = ReadonlyMap<string, Right>;

/** How much of a group of boxes is chosen. */
export type Choice = 'none' | 'some' | 'all';

const noNames: ReadonlySet<string> = new Set();

/** The right that is not held. */
export const noRight: Right = {
  isHeld: false,
  names: { fields: noNames, locales: noNames },
  conditions: [],
};

/** The right as far as it goes; {@link noRight} for a cell that the rights do not name. */
export function rightOf(rights: Rights, { key }: Pick<Cell, 'key'>): Right {
  return rights.get(key) ?? noRight;
}

function choiceOf(chosen: number, total: number): Choice {
  if (chosen === 0) return 'none';
  return chosen < total ? 'some' : 'all';
}

/** Several choices as one. */
export function combineChoices(choices: readonly Choice[]): Choice {
  const [first = 'none'] = choices;
  return choices.every((choice) => choice === first) ? first : 'some';
}

/** How much of an action on a subject is granted. */
export function cellChoice(rights: Rights, cell: Cell): Choice {
  const { isHeld, names } = rightOf(rights, cell);
  if (cell.properties.length === 0) return isHeld ? 'all' : 'none';
  const chosen = cell.properties.reduce((sum, { name }) => sum + names[name].size, 0);
  const total = cell.properties.reduce((sum, { leaves }) => sum + leaves.length, 0);
  return choiceOf(chosen, total);
}

/** How much of several actions is granted. */
export function cellsChoice(rights: Rights, cells: readonly Cell[]): Choice {
  return combineChoices(cells.map((cell) => cellChoice(rights, cell)));
}

/** How much of a field, component or locale is granted for an action. */
export function nodeChoice(rights: Rights, cell: Cell, property: PropertyName, node: TargetNode): Choice {
  const names = rightOf(rights, cell).names[property];
  let chosen = 0;
  for (const leaf of node.leaves) if (names.has(leaf)) chosen += 1;
  return choiceOf(chosen, node.leaves.length);
}

/** Whether the right lets anybody do anything at all. */
export function isGranted(rights: Rights, cell: Cell): boolean {
  return cellChoice(rights, cell) !== 'none';
}

/** Whether fields were chosen but no locale to use them in, or the other way round: the right reaches no entry. */
export function reachesNothing(rights: Rights, cell: Cell): boolean {
  if (cell.properties.length < 2) return false;
  const { names } = rightOf(rights, cell);
  const sizes = cell.properties.map(({ name }) => names[name].size);
  return sizes.includes(0) && sizes.some((size) => size > 0);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one === other) return true;
  return one.size === other.size && [...one].every((name) => other.has(name));
}

function isSameRight(one: Right, other: Right): boolean {
  if (one === other) return true;
  return (
    one.isHeld === other.isHeld &&
    isSameSet(one.names.fields, other.names.fields) &&
    isSameSet(one.names.locales, other.names.locales) &&
    isSameSet(new Set(one.conditions), new Set(other.conditions))
  );
}

/** Whether a cell grants the same in both. Conditions of a right that is not held mean nothing. */
export function isSameCell(one: Rights, other: Rights, cell: Cell): boolean {
  const [before, after] = [one.get(cell.key), other.get(cell.key)];
  if (before === after) return true;
  if (!isGranted(one, cell) && !isGranted(other, cell)) return true;
  return isSameRight(before ?? noRight, after ?? noRight);
}
