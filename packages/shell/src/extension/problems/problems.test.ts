import { describe, expect, it, vi } from 'vitest';
import errors from '../../../../../docs/reference/errors.md?raw';
import { createProblemStore } from './problem-store.ts';
import { concernsUsers, problemAudience } from './problem-audience.ts';
import type { BootProblem } from './problem.ts';

const problem: BootProblem<'RENDER_FAILED'> = {
  code: 'RENDER_FAILED',
  pluginId: 'shop',
  message: 'no picture',
  context: { cause: null },
};

describe('docs/reference/errors.md', () => {
  it('[E52] explains every problem code and no other', () => {
    const [, section = ''] = errors.split(/^## Boot problems$/m);
    const [own = ''] = section.split(/^## /m);
    const documented = [...own.matchAll(/^### `([A-Z_]+)`$/gm)].map(([, code]) => code);
    expect(new Set(documented)).toEqual(new Set(Object.keys(problemAudience)));
    expect(documented).toHaveLength(Object.keys(problemAudience).length);
  });
});

describe('concernsUsers', () => {
  it('[E50] includes problems that hide something from the page, but not unknown plugins', () => {
    expect(concernsUsers(problem)).toBe(true);
    expect(concernsUsers({ ...problem, code: 'POINT_UNKNOWN', context: { pointId: 'shop.links' } })).toBe(
      false,
    );
    expect(concernsUsers({ ...problem, pluginId: 'unknown' })).toBe(false);
  });
});

describe('the list of problems', () => {
  it('[E50] lists equal problems once, and different ones in order', () => {
    const store = createProblemStore();
    const other = { ...problem, context: { contributionId: 'other', cause: null } };
    for (const each of [problem, other, problem, { ...problem }]) store.report(each);
    expect(store.list()).toEqual([problem, other]);
  });

  it('[E50] notifies its listeners after the reporting call, until they unsubscribe', async () => {
    const onProblem = vi.fn();
    const store = createProblemStore(onProblem);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.report(problem);
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.report({ ...problem, message: 'again' });
    store.report(problem);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(onProblem).toHaveBeenCalledTimes(2);
  });
});
