import { key, toPath, type EntryPath, type PathLike } from './path.ts';
import { childAt, keyOf } from './tree.ts';

const position = /^\d+$/;

/** The parts of a dotted path, in which items stand by position or by key; none for the entry itself. */
export function positionsIn(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

/** The part of a dotted path before the first position: what that leads to depends on nothing that moves. */
export function steadyPartOf(path: string): EntryPath {
  const parts = positionsIn(path);
  const first = parts.findIndex((part) => position.test(part));
  return toPath((first === -1 ? parts : parts.slice(0, first)).join('.'));
}

/**
 * The path that rules and servers write with positions of items, such as `['sections', 0, 'title']`, by the keys of
 * these items. Positions that lead to no item with a key stay as they are written, as does an item's key (`#7`).
 */
export function pathOfPositions(values: unknown, positions: readonly (string | number)[]): EntryPath {
  let held = values;
  return positions.map((step) => {
    const written = String(step);
    const item: unknown = Array.isArray(held) && position.test(written) ? held[Number(step)] : undefined;
    const itemKey = keyOf(item);
    const [named = written] = toPath(written);
    held = itemKey === undefined ? childAt(held, named) : item;
    return itemKey === undefined ? named : key(itemKey);
  });
}

/** The same way back: a path with positions in the places of keys, as rules write it. */
export function positionsOf(values: unknown, path: PathLike): readonly (string | number)[] {
  let held = values;
  return toPath(path).map((step) => {
    const before = held;
    held = childAt(held, step);
    return typeof step === 'string' ? step : Array.isArray(before) ? before.indexOf(held) : step.key;
  });
}
