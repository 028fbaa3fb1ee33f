import type { FormValues } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { apply } from './apply-step.ts';
import { createHistory, typingPause } from './history.ts';
import { change, type Step } from './step.ts';

/** A history and the values that it goes with. */
function start(values: FormValues) {
  const history = createHistory();
  let current = values;
  return {
    history,
    take: (step: Step, at: number, follows?: string) => {
      history.record(step, current, { at, follows });
      current = apply(step, current);
    },
    undo: () => {
      current = history.undo(current)?.values ?? current;
      return current;
    },
    redo: () => {
      current = history.redo(current)?.values ?? current;
      return current;
    },
  };
}

const empty = { title: null, slug: null, open: false };

describe('the history of a form', () => {
  it('takes typing back by field and pause', () => {
    const { take, undo } = start(empty);
    take(change('title', 'L'), 0);
    take(change('title', 'Lo'), typingPause - 1);
    take(change('title', 'Loom'), 2 * typingPause - 2);
    take(change('title', 'Looms'), 3 * typingPause);
    take(change('slug', 'x'), 3 * typingPause);
    take(change('title', 'Looms!'), 3 * typingPause);
    expect(undo()).toMatchObject({ title: 'Looms', slug: 'x' });
    expect(undo()).toMatchObject({ title: 'Looms', slug: null });
    expect(undo()).toMatchObject({ title: 'Loom' });
    expect(undo()).toEqual(empty);
  });

  it('takes a choice back on its own, however quick the next one came', () => {
    const { take, undo } = start(empty);
    take(change('open', true), 0);
    take(change('open', false), 1);
    expect(undo()).toMatchObject({ open: true });
    expect(undo()).toMatchObject({ open: false });
  });

  it('takes back what followed together with what it followed from, whatever came between', () => {
    const { take, undo, redo } = start(empty);
    take(change('title', 'Loom'), 0);
    take(change('open', true), 0);
    take(change('slug', 'loom'), 500, 'title');
    expect(undo()).toMatchObject({ title: 'Loom', slug: 'loom', open: false });
    expect(undo()).toEqual(empty);
    expect(redo()).toMatchObject({ title: 'Loom', slug: 'loom', open: false });
  });

  it('begins a new group after going back, and forgets what was taken back', () => {
    const { history, take, undo } = start(empty);
    take(change('title', 'a'), 0);
    undo();
    expect(history.canRedo()).toBe(true);
    take(change('title', 'b'), 1);
    expect(history.canRedo()).toBe(false);
    expect(undo()).toEqual(empty);
  });

  it('keeps a limited number of steps', () => {
    const { history, take, undo } = start(empty);
    for (let press = 0; press < 600; press += 1) take(change('title', `${press}`), press * 2 * typingPause);
    let steps = 0;
    while (history.canUndo()) {
      undo();
      steps += 1;
    }
    expect(steps).toBe(500);
  });
});
