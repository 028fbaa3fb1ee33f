import type { LayoutStep } from '@admin/content-model';

/** On which side of another one something is dropped, in reading direction. */
export type DropSide = 'before' | 'behind';

/** A list with one of its items put before or behind another one; unchanged where that is where it stands. */
export function droppedOrder<T>(list: readonly T[], dragged: T, target: T, side: DropSide): readonly T[] {
  if (dragged === target || !list.includes(dragged)) return list;
  const others = list.filter((item) => item !== dragged);
  const index = others.indexOf(target) + (side === 'behind' ? 1 : 0);
  return [...others.slice(0, index), dragged, ...others.slice(index)];
}

/** A list with one of its items moved one place: whatever the direction, it has only two; unchanged at the end. */
export function steppedOrder<T>(list: readonly T[], item: T, step: LayoutStep): readonly T[] {
  const from = list.indexOf(item);
  const isBack = step === 'back' || step === 'up';
  const neighbour = list[isBack ? from - 1 : from + 1];
  if (from === -1 || neighbour === undefined) return list;
  return droppedOrder(list, item, neighbour, isBack ? 'before' : 'behind');
}

/** What one move makes of a list: which item, and the one that it then stands before; null for the end. */
export interface ListMove<T> {
  readonly item: T;
  readonly before: T | null;
}

const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((other) => other !== item);

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The one move that makes the second order out of the first; undefined where that takes none, or more than one. */
export function moveBetween<T>(from: readonly T[], to: readonly T[]): ListMove<T> | undefined {
  const index = from.findIndex((item, position) => item !== to[position]);
  for (const item of [from[index], to[index]]) {
    if (item === undefined || !isSame(without(from, item), without(to, item))) continue;
    return { item, before: to[to.indexOf(item) + 1] ?? null };
  }
  return undefined;
}
