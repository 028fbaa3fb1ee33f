import type { FormValues } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { apply } from './apply-step.ts';
import { createHistory, typingPause } from './history.ts';
import { change, type Step } from './step.ts';

/** Creates a history with its values. */
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

describe('a form history', () => {
  it('undoes text input by field and pause', () => {
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

  it('undoes each choice separately, without a pause between them', () => {
    const { take, undo } = start(empty);
    take(change('open', true), 0);
    take(change('open', false), 1);
    expect(undo()).toMatchObject({ open: true });
    expect(undo()).toMatchObject({ open: false });
  });

  it('undoes a following step together with its cause, despite steps between them', () => {
    const { take, undo, redo } = start(empty);
    take(change('title', 'Loom'), 0);
    take(change('open', true), 0);
    take(change('slug', 'loom'), 500, 'title');
    expect(undo()).toMatchObject({ title: 'Loom', slug: 'loom', open: false });
    expect(undo()).toEqual(empty);
    expect(redo()).toMatchObject({ title: 'Loom', slug: 'loom', open: false });
  });

  it('starts a new group after an undo and drops undone steps', () => {
    const { history, take, undo } = start(empty);
    take(change('title', 'a'), 0);
    undo();
    expect(history.canRedo()).toBe(true);
    take(change('title', 'b'), 1);
    expect(history.canRedo()).toBe(false);
    expect(undo()).toEqual(empty);
  });

  it('stores 500 steps', () => {
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
