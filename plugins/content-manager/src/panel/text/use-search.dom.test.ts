import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearch } from './use-search.ts';

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('a search for options', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends no request before it opens, and one for all options then', () => {
    const { result } = renderHook(() => useSearch());
    expect(result.current).toMatchObject({ wanted: null, isTyping: false });
    act(() => result.current.look(''));
    expect(result.current).toMatchObject({ wanted: '', isTyping: false });
  });

  it('searches the first character immediately, and the ones that follow quickly together', () => {
    const { result } = renderHook(() => useSearch());
    act(() => result.current.look('G'));
    expect(result.current).toMatchObject({ wanted: 'G', isTyping: false });
    for (const typed of ['Gl', 'Glass ']) {
      act(() => result.current.look(typed));
      expect(result.current).toMatchObject({ wanted: 'G', isTyping: true });
      wait(59);
    }
    wait(1);
    expect(result.current).toMatchObject({ wanted: 'Glass', isTyping: false });
  });

  it('sends no request after a selection', () => {
    const { result } = renderHook(() => useSearch());
    act(() => result.current.look('G'));
    act(() => result.current.look('Glass'));
    act(() => result.current.look(null));
    wait(60);
    expect(result.current).toMatchObject({ wanted: null, isTyping: false });
  });
});
