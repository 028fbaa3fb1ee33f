import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPressOf, keyCaps, shortcutText } from './shortcut-keys.ts';

const press = (key: string, held: Partial<Omit<KeyboardEventInit, 'key'>> = {}) =>
  new KeyboardEvent('keydown', { key, ...held });
const onApple = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');

afterEach(() => vi.restoreAllMocks());

describe('a press of keys', () => {
  it('is a sign by what it writes, on whichever keyboard', () => {
    expect(isPressOf(press('/'), '/')).toBe(true);
    expect(isPressOf(press('/', { shiftKey: true }), '/')).toBe(true);
    // AltGr, as browsers report it.
    expect(isPressOf(press('?', { ctrlKey: true, altKey: true }), '?')).toBe(true);
    expect(isPressOf(press('/', { ctrlKey: true }), '/')).toBe(false);
    expect(isPressOf(press('/', { altKey: true }), '/')).toBe(false);
    expect(isPressOf(press('/', { metaKey: true }), '/')).toBe(false);
  });

  it('is with others exactly what is held', () => {
    expect(isPressOf(press('ArrowDown'), 'ArrowDown')).toBe(true);
    expect(isPressOf(press('ArrowDown', { shiftKey: true }), 'ArrowDown')).toBe(false);
    expect(isPressOf(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z')).toBe(true);
    expect(isPressOf(press('z', { ctrlKey: true }), 'Mod+Shift+Z')).toBe(false);
    expect(isPressOf(press('s', { metaKey: true }), 'Mod+S')).toBe(false);
  });

  it('goes by Cmd on the computers of Apple', () => {
    onApple();
    expect(isPressOf(press('s', { metaKey: true }), 'Mod+S')).toBe(true);
    expect(isPressOf(press('s', { ctrlKey: true }), 'Mod+S')).toBe(false);
  });
});

describe('the caps of keys', () => {
  it('are those of the computer', () => {
    expect(keyCaps('Mod+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keyCaps('ArrowDown')).toEqual(['↓']);
    expect(keyCaps('?')).toEqual(['?']);
    onApple();
    expect(keyCaps('Mod+Shift+Z')).toEqual(['⌘', '⇧', 'Z']);
  });

  it('stand in one piece in tooltips', () => {
    expect(shortcutText('Mod+Shift+S')).toBe('Ctrl+Shift+S');
    onApple();
    expect(shortcutText('Mod+Shift+S')).toBe('⌘⇧S');
  });
});
