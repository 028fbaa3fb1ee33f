import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPressOf, keyCaps, shortcutText } from './shortcut-keys.ts';

const press = (key: string, held: Partial<Omit<KeyboardEventInit, 'key'>> = {}) =>
  new KeyboardEvent('keydown', { key, ...held });
const onApple = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');

afterEach(() => vi.restoreAllMocks());

describe('a key press', () => {
  it('matches a character on any keyboard layout', () => {
    expect(isPressOf(press('/'), '/')).toBe(true);
    expect(isPressOf(press('/', { shiftKey: true }), '/')).toBe(true);
    // AltGr, as browsers report it.
    expect(isPressOf(press('?', { ctrlKey: true, altKey: true }), '?')).toBe(true);
    expect(isPressOf(press('/', { ctrlKey: true }), '/')).toBe(false);
    expect(isPressOf(press('/', { altKey: true }), '/')).toBe(false);
    expect(isPressOf(press('/', { metaKey: true }), '/')).toBe(false);
  });

  it('matches modifiers exactly', () => {
    expect(isPressOf(press('ArrowDown'), 'ArrowDown')).toBe(true);
    expect(isPressOf(press('ArrowDown', { shiftKey: true }), 'ArrowDown')).toBe(false);
    expect(isPressOf(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z')).toBe(true);
    expect(isPressOf(press('z', { ctrlKey: true }), 'Mod+Shift+Z')).toBe(false);
    expect(isPressOf(press('s', { metaKey: true }), 'Mod+S')).toBe(false);
  });

  it('uses Cmd on Apple devices', () => {
    onApple();
    expect(isPressOf(press('s', { metaKey: true }), 'Mod+S')).toBe(true);
    expect(isPressOf(press('s', { ctrlKey: true }), 'Mod+S')).toBe(false);
  });
});

describe('the labels of keys', () => {
  it('are those of the platform', () => {
    expect(keyCaps('Mod+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keyCaps('ArrowDown')).toEqual(['↓']);
    expect(keyCaps('?')).toEqual(['?']);
    onApple();
    expect(keyCaps('Mod+Shift+Z')).toEqual(['⌘', '⇧', 'Z']);
  });

  it('are one unit in tooltips', () => {
    expect(shortcutText('Mod+Shift+S')).toBe('Ctrl+Shift+S');
    onApple();
    expect(shortcutText('Mod+Shift+S')).toBe('⌘⇧S');
  });
});
