import type { LayoutStep } from '@admin/content-model';
import type { DropSide } from '../arranging/drag-types.ts';

/** A list has one direction. */
export const columnSteps: readonly LayoutStep[] = ['back', 'forward'];

/** Columns with one of them put before or behind another one; unchanged where that is where it stands. */
export function dropColumn(
  columns: readonly string[],
  dragged: string,
  target: string,
  side: DropSide,
): readonly string[] {
  if (dragged === target || !columns.includes(dragged)) return columns;
  const others = columns.filter((name) => name !== dragged);
  const index = others.indexOf(target) + (side === 'behind' ? 1 : 0);
  return [...others.slice(0, index), dragged, ...others.slice(index)];
}

/** Columns with one of them moved one place; unchanged at the end. */
export function stepColumn(columns: readonly string[], name: string, step: LayoutStep): readonly string[] {
  const from = columns.indexOf(name);
  const isBack = step === 'back' || step === 'up';
  const neighbour = columns[isBack ? from - 1 : from + 1];
  if (from === -1 || neighbour === undefined) return columns;
  return dropColumn(columns, name, neighbour, isBack ? 'before' : 'behind');
}
