/** What one move makes of a list: which item, and the one that it then stands before; null for the end. */
export interface ItemMove {
  readonly key: number;
  readonly before: number | null;
}

const without = (keys: readonly number[], key: number): readonly number[] =>
  keys.filter((other) => other !== key);

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** The list with one item a place further up or down; the same list where it cannot go further. */
export function steppedOrder(keys: readonly number[], key: number, by: -1 | 1): readonly number[] {
  const from = keys.indexOf(key);
  const other = keys[from + by];
  if (from === -1 || other === undefined) return keys;
  return keys.map((each) => {
    if (each === key) return other;
    return each === other ? key : each;
  });
}

/** The one move that makes the second order out of the first; undefined where that takes none, or more than one. */
export function moveBetween(from: readonly number[], to: readonly number[]): ItemMove | undefined {
  if (from.length !== to.length) return undefined;
  const index = from.findIndex((key, position) => key !== to[position]);
  for (const key of [from[index], to[index]]) {
    if (key === undefined || !isSame(without(from, key), without(to, key))) continue;
    return { key, before: to[to.indexOf(key) + 1] ?? null };
  }
  return undefined;
}
