import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionDescription } from '../../points/actions.ts';
import { descriptionInterval, useSettledDescription } from './use-settled-description.ts';

interface More {
  readonly disabled?: boolean;
  readonly run?: () => void;
}

const named = (name: string, { run = () => undefined, ...more }: More = {}): ActionDescription => ({
  label: name,
  run,
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const render = (first: ActionDescription | null) =>
  renderHook((description: ActionDescription | null) => useSettledDescription(description), {
    initialProps: first,
  });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the looks of an action', () => {
  it('change at most every 60 ms, and end as the last description says', () => {
    expect(descriptionInterval).toBe(60);
    const { result, rerender } = render(named('one'));
    expect(result.current.drawn?.label).toBe('one');
    rerender(named('two'));
    pass(0);
    expect(result.current.drawn?.label).toBe('two');
    rerender(named('three'));
    pass(59);
    rerender(named('four'));
    expect(result.current.drawn?.label).toBe('two');
    pass(1);
    expect(result.current.drawn?.label).toBe('four');
    rerender(null);
    pass(descriptionInterval);
    expect(result.current.drawn).toBeNull();
  });

  it('are not drawn again for a description that looks the same', () => {
    let renders = 0;
    const { rerender } = renderHook(() => {
      renders += 1;
      return useSettledDescription(named('one'));
    });
    rerender();
    pass(descriptionInterval * 10);
    expect(renders).toBe(2);
  });
});

describe('what an action does', () => {
  it('is what it says now, however it still looks', async () => {
    const ran: string[] = [];
    const { result, rerender } = render(named('one', { run: () => void ran.push('one') }));
    rerender(named('two', { run: () => void ran.push('two') }));
    await result.current.now()?.run?.();
    expect(ran).toEqual(['two']);
  });

  it('is nothing when it is disabled or hidden by now', async () => {
    const run = vi.fn<() => void>();
    const { result, rerender } = render(named('one', { run }));
    rerender(named('one', { run, disabled: true }));
    await result.current.now()?.run?.();
    rerender(null);
    await result.current.now()?.run?.();
    expect(run).not.toHaveBeenCalled();
  });
});
