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

describe('the appearance of an action', () => {
  it('changes at most every 60 ms, and ends with the last description', () => {
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

  it('changes without delay when the action is disabled, enabled, hidden or shown', () => {
    const { result, rerender } = render(named('one'));
    rerender(named('two'));
    pass(0);
    rerender(named('three', { disabled: true }));
    expect(result.current.drawn).toMatchObject({ label: 'three', disabled: true });
    rerender(named('four'));
    expect(result.current.drawn?.disabled).toBeUndefined();
    rerender(null);
    expect(result.current.drawn).toBeNull();
    rerender(named('five'));
    expect(result.current.drawn).not.toBeNull();
    pass(descriptionInterval);
    expect(result.current.drawn?.label).toBe('five');
  });

  it('is not rendered again for a description that looks the same', () => {
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

describe('running an action', () => {
  it('uses the latest description, even if the appearance is older', async () => {
    const ran: string[] = [];
    const { result, rerender } = render(named('one', { run: () => void ran.push('one') }));
    rerender(named('two', { run: () => void ran.push('two') }));
    await result.current.now()?.run?.();
    expect(ran).toEqual(['two']);
  });

  it('does nothing if the latest description disables or hides the action', async () => {
    const run = vi.fn<() => void>();
    const { result, rerender } = render(named('one', { run }));
    rerender(named('one', { run, disabled: true }));
    await result.current.now()?.run?.();
    rerender(null);
    await result.current.now()?.run?.();
    expect(run).not.toHaveBeenCalled();
  });
});
