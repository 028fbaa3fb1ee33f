import type { RegisteredShortcut } from './shortcut-store.ts';
import { areSignsAllowed } from './single-signs.ts';

/** The parts of a key press that a shortcut is recognised by. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** One way to press a shortcut, taken apart. */
interface ShortcutKeys {
  /** Cmd on the computers of Apple, Ctrl on all others. */
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** As `KeyboardEvent.key` names it. */
  readonly key: string;
}

/** Whether this is a computer of Apple, whose main modifier is Cmd. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

function parse(keys: string): ShortcutKeys {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return { mod: parts.includes('Mod'), shift: parts.includes('Shift'), alt: parts.includes('Alt'), key };
}

/**
 * Whether a press is this shortcut. A sign such as `?` counts by what it writes, whichever keys that takes: on other
 * keyboards it stands under Shift, or under AltGr.
 */
export function isPressOf(press: KeyPress, keys: string): boolean {
  const { mod, shift, alt, key } = parse(keys);
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  if (isSingleSign(keys)) return !press.metaKey && press.ctrlKey === press.altKey;
  const [main, other] = isApple() ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return main === mod && !other && press.shiftKey === shift && press.altKey === alt;
}

/** Whether one letter or sign is pressed alone, as it is in a text, too. */
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

/** A shortcut as the caps of the keys that are pressed together, as this computer names them. */
export function keyCaps(keys: string): readonly string[] {
  if (isSingleSign(keys)) return [keys];
  return keys
    .split('+')
    .map(
      (part) =>
        (isApple() ? appleSymbols[part] : part === 'Mod' ? 'Ctrl' : undefined) ?? symbols[part] ?? part,
    );
}

/** A shortcut in one piece, as a tooltip shows it: `Ctrl+Shift+S`, on the computers of Apple `⌘⇧S`. */
export function shortcutText(keys: string): string {
  return keyCaps(keys).join(isApple() ? '' : '+');
}

/** Where keys write. */
const texts =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Layers over the page, in which keys have meanings of their own. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${texts}, ${layers}`) !== null;
}

/** The shortcut that a press asks for, of several the one that came last; undefined where keys mean something else. */
export function pressedShortcut(
  event: KeyboardEvent,
  shortcuts: readonly RegisteredShortcut[],
): RegisteredShortcut | undefined {
  if (event.defaultPrevented || event.isComposing || isTaken(event.target)) return undefined;
  const isMeant = (keys: string) => isPressOf(event, keys) && (areSignsAllowed() || !isSingleSign(keys));
  return shortcuts.findLast(({ keys, run }) => run !== undefined && keys.some(isMeant));
}
