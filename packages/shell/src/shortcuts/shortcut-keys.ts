import type { RegisteredShortcut } from './shortcut-store.ts';
import { areSignsAllowed } from './single-signs.ts';

/** The properties of a key press that identify a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A parsed key combination. */
interface ShortcutKeys {
  /** Cmd on Apple computers, Ctrl on all others. */
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** The name of the key in `KeyboardEvent.key`. */
  readonly key: string;
}

/** Returns whether this is an Apple computer, whose main modifier is Cmd. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

function parse(keys: string): ShortcutKeys {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return { mod: parts.includes('Mod'), shift: parts.includes('Shift'), alt: parts.includes('Alt'), key };
}

/**
 * Returns whether a key press is this shortcut. A character such as `?` matches by its text, since keyboard layouts
 * require Shift or AltGr for it.
 */
export function isPressOf(press: KeyPress, keys: string): boolean {
  const { mod, shift, alt, key } = parse(keys);
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  if (isSingleSign(keys)) return !press.metaKey && press.ctrlKey === press.altKey;
  const [main, other] = isApple() ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return main === mod && !other && press.shiftKey === shift && press.altKey === alt;
}

/** Returns whether the shortcut is a single character, as in text input. */
export function isSingleSign(keys: string): boolean {
  return keys.length === 1;
}

const symbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Escape: 'Esc',
};

const appleSymbols: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** Returns the labels of the keys that are pressed together, as named on this computer. */
export function keyCaps(keys: string): readonly string[] {
  if (isSingleSign(keys)) return [keys];
  return keys
    .split('+')
    .map(
      (part) =>
        (isApple() ? appleSymbols[part] : part === 'Mod' ? 'Ctrl' : undefined) ?? symbols[part] ?? part,
    );
}

/** Returns the text of a shortcut in tooltips: `Ctrl+Shift+S`, on Apple computers `⌘⇧S`. */
export function shortcutText(keys: string): string {
  return keyCaps(keys).join(isApple() ? '' : '+');
}

/** Elements that accept text input. */
const texts =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Layers over the page, which handle keys themselves. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${texts}, ${layers}`) !== null;
}

/** Returns the shortcut of a key press, the last registered of several; undefined in text inputs and layers. */
export function pressedShortcut(
  event: KeyboardEvent,
  shortcuts: readonly RegisteredShortcut[],
): RegisteredShortcut | undefined {
  if (event.defaultPrevented || event.isComposing || isTaken(event.target)) return undefined;
  const isMeant = (keys: string) => isPressOf(event, keys) && (areSignsAllowed() || !isSingleSign(keys));
  return shortcuts.findLast(({ keys, run }) => run !== undefined && keys.some(isMeant));
}
