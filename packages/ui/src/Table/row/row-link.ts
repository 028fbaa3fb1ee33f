const controls = 'a, button, input, label, select, textarea, [role="checkbox"], [role="menuitem"]';

/** Whether an event belongs to a control inside the row, or to a layer that was opened from it. */
export function isOwnControl(target: EventTarget, row: HTMLElement): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return true;
  return target.closest(controls) !== null;
}

/** The link of a row, in the cell that names it. */
const rowLink = 'td[data-link] a[href]';

/** Whether a press there follows the link of the row: on the link itself, or on anything that is no control. */
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
 * Presses the link of a row for a press on the row itself, with the same keys held, so that a new tab
 * or window opens as it would from the link. The middle button counts as Ctrl, as browsers have it.
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
