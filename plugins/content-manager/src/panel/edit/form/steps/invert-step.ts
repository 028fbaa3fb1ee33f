import type { FormValues } from '@admin/content-model';
import { apply } from './apply-step.ts';
import { batch, change, insert, move, remove, type Step } from './step.ts';
import { isItem, keyOf, readAt } from './tree.ts';

/**
 * The step that takes a step back: applied after it, it gives the values before it again, to the byte.
 * @param values the values that the step is applied to
 */
export function invert(step: Step, values: FormValues): Step {
  if (step.kind === 'batch') return invertAll(step.steps, values);
  const before = readAt(values, step.path);
  // By far the most frequent: what changes nothing is taken back by what changes nothing.
  if (step.kind === 'change') return change(step.path, before);
  if (apply(step, values) === values) return batch([]);
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  switch (step.kind) {
    case 'insert': {
      const key = keyOf(step.item);
      return Array.isArray(before) && key !== undefined ? remove(step.path, key) : change(step.path, before);
    }
    case 'move':
      return move(step.path, step.item, keyAfter(items, step.item));
    case 'remove': {
      const item = items.find((other) => keyOf(other) === step.item);
      return isItem(item) ? insert(step.path, item, keyAfter(items, step.item)) : batch([]);
    }
    case 'connect':
    case 'disconnect':
    case 'order':
      return change(step.path, before);
  }
}

function invertAll(steps: readonly Step[], values: FormValues): Step {
  const inverses: Step[] = [];
  let current = values;
  for (const step of steps) {
    inverses.unshift(invert(step, current));
    current = apply(step, current);
  }
  return batch(inverses);
}

/** The key of the item that follows the one with this key; null at the end. */
function keyAfter(items: readonly unknown[], key: number): number | null {
  return keyOf(items[items.findIndex((item) => keyOf(item) === key) + 1]) ?? null;
}
