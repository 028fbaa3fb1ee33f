import { key, type EntryPath } from './path.ts';
import { childAt, keyOf } from './tree.ts';

/**
 * The path that rules and servers write with positions of items, such as `['sections', 0, 'title']`, by the keys of
 * these items. Positions that lead to no item with a key stay as they are written.
 */
export function pathOfPositions(values: unknown, positions: readonly (string | number)[]): EntryPath {
  let held = values;
  return positions.map((position) => {
    const item: unknown = Array.isArray(held) ? held[Number(position)] : undefined;
    const itemKey = keyOf(item);
    held = itemKey === undefined ? childAt(held, String(position)) : item;
    return itemKey === undefined ? String(position) : key(itemKey);
  });
}
