import type { MouseEvent } from 'react';

/**
 * The click handler of a button that stays focusable while it is disabled: it swallows the click, which also keeps a
 * submit button from submitting and a link from being followed.
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
