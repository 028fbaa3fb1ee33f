import type { LayoutStep } from '@admin/content-model';

/** The side of the target on which an item is dropped, in reading direction. */
export type DropSide = 'before' | 'behind';

/** Returns the list with an item moved before or after another one. */
export function droppedOrder<T>(list: readonly T[], dragged: T, target: T, side: DropSide): readonly T[] {
  if (dragged === target || !list.includes(dragged)) return list;
  const others = list.filter((item) => item !== dragged);
  const index = others.indexOf(target) + (side === 'behind' ? 1 : 0);
  return [...others.slice(0, index), dragged, ...others.slice(index)];
}

/**
 * Returns the list with an item moved by one position; the same list at the end. `up` means `back`, `down` means
 * `forward`.
 */
export function steppedOrder<T>(list: readonly T[], item: T, step: LayoutStep): readonly T[] {
  const from = list.indexOf(item);
  const isBack = step === 'back' || step === 'up';
  const neighbour = list[isBack ? from - 1 : from + 1];
  if (from === -1 || neighbour === undefined) return list;
  return droppedOrder(list, item, neighbour, isBack ? 'before' : 'behind');
}

/** A move: the item, and the item that follows it afterwards; null at the end. */
export interface ListMove<T> {
  readonly item: T;
  readonly before: T | null;
}

const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((other) => other !== item);

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Returns the single move between two orders; undefined if there is none, or if several are needed. */
export function moveBetween<T>(from: readonly T[], to: readonly T[]): ListMove<T> | undefined {
  const index = from.findIndex((item, position) => item !== to[position]);
  for (const item of [from[index], to[index]]) {
    if (item === undefined || !isSame(without(from, item), without(to, item))) continue;
    return { item, before: to[to.indexOf(item) + 1] ?? null };
  }
  return undefined;
}
