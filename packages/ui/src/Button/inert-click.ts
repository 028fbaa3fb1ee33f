import type { MouseEvent } from 'react';

/**
 * Returns the click handler of a button that remains focusable while it is disabled.
 *
 * While `inert`, it cancels the click, so that no form is submitted and no link is followed.
 */
export function inertClick<E extends HTMLElement>(
  inert: boolean,
  onClick: ((event: MouseEvent<E>) => void) | undefined,
): (event: MouseEvent<E>) => void {
  return (event) => {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
}
