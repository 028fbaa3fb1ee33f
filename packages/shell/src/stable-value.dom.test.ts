import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useStableValue } from './stable-value.ts';

describe('useStableValue', () => {
  it('returns the first object while later ones are equal', () => {
    const first = ['Mod+S', 'Enter'];
    const { result, rerender } = renderHook(useStableValue<readonly string[]>, { initialProps: first });
    rerender(['Mod+S', 'Enter']);
    expect(result.current).toBe(first);
  });

  it('returns the new object once its value differs', () => {
    const { result, rerender } = renderHook(useStableValue<readonly string[]>, { initialProps: ['Mod+S'] });
    const next = ['Mod+Z'];
    rerender(next);
    expect(result.current).toBe(next);
    rerender(['Mod+Z']);
    expect(result.current).toBe(next);
  });
});
