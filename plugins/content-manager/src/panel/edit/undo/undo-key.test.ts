import { describe, expect, it } from 'vitest';
import { directionOf } from './undo-key.ts';

const press = (key: string, held: readonly ('altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey')[]) =>
  directionOf({
    key,
    altKey: held.includes('altKey'),
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    shiftKey: held.includes('shiftKey'),
  });

describe('the keys of undo and redo', () => {
  it('are those of the platform', () => {
    expect(press('z', ['ctrlKey'])).toBe('undo');
    expect(press('z', ['metaKey'])).toBe('undo');
    expect(press('Z', ['ctrlKey', 'shiftKey'])).toBe('redo');
    expect(press('z', ['metaKey', 'shiftKey'])).toBe('redo');
    expect(press('y', ['ctrlKey'])).toBe('redo');
  });

  it('exclude other combinations', () => {
    expect(press('z', [])).toBeUndefined();
    expect(press('z', ['ctrlKey', 'altKey'])).toBeUndefined();
    expect(press('y', ['metaKey'])).toBeUndefined();
    expect(press('s', ['ctrlKey'])).toBeUndefined();
  });
});
