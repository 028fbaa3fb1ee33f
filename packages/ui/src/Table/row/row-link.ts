const controls = 'a, button, input, label, select, textarea, [role="checkbox"], [role="menuitem"]';

/** Returns whether an event targets a control inside the row, or a layer that was opened from it. */
export function isOwnControl(target: EventTarget, row: HTMLElement): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return true;
  return target.closest(controls) !== null;
}

/** Selector of the link of a row. */
const rowLink = 'td[data-link] a[href]';

/** Returns whether a press follows the link of the row: on the link itself, or outside any control. */
export function followsRowLink(target: EventTarget, row: HTMLElement): boolean {
  return !isOwnControl(target, row) || (target instanceof Element && target.closest(rowLink) !== null);
}

interface Press {
  readonly button?: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Clicks the link of a row with the modifier keys of the press, so that a new tab or window opens as from the link.
 *
 * The middle button counts as Ctrl, as in browsers.
 */
export function followRowLink(row: HTMLElement, press: Press): void {
  const link = row.querySelector<HTMLAnchorElement>(rowLink);
  if (link === null || press.button === 2) return;
  const isMiddle = press.button === 1;
  link.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: press.ctrlKey || isMiddle,
      metaKey: press.metaKey || isMiddle,
      shiftKey: press.shiftKey,
    }),
  );
}
