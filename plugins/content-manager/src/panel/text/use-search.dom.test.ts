import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearch } from './use-search.ts';

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('a search for options', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for nothing before somebody looks, and for all there is once the list is opened', () => {
    const { result } = renderHook(() => useSearch());
    expect(result.current).toMatchObject({ wanted: null, isTyping: false });
    act(() => result.current.look(''));
    expect(result.current).toMatchObject({ wanted: '', isTyping: false });
  });

  it('asks for what is typed once it was typed, and for nothing else on the way there', () => {
    const { result } = renderHook(() => useSearch());
    for (const typed of ['G', 'Gl', 'Glass ']) {
      act(() => result.current.look(typed));
      expect(result.current).toMatchObject({ wanted: null, isTyping: true });
      wait(100);
    }
    wait(20);
    expect(result.current).toMatchObject({ wanted: 'Glass', isTyping: false });
  });

  it('asks for nothing any more once something was chosen', () => {
    const { result } = renderHook(() => useSearch());
    act(() => result.current.look('Glass'));
    wait(120);
    act(() => result.current.look(null));
    expect(result.current).toMatchObject({ wanted: null, isTyping: false });
  });
});
