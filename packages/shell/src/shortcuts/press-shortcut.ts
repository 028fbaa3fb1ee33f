import { isPressOf, isSingleSign } from './shortcut-keys.ts';
import type { RegisteredShortcut } from './shortcut-store.ts';
import { areSignsAllowed } from './single-signs.ts';

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
