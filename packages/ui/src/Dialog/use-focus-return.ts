import { useCallback, useRef } from 'react';
import { hasFocusElsewhere } from '../environment/index.ts';
import { rememberPosition } from './element-position.ts';

/** Returns the element itself, or for a menu item the button of its menu: the item is removed when the menu closes. */
function persistentElement(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  if (menu) return persistentElement(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  return element instanceof HTMLElement ? element : null;
}

export interface FocusReturn {
  /** Call before the dialog takes the focus. */
  readonly remember: () => void;
  /** Call when the dialog has closed. */
  readonly restore: (event: Event) => void;
}

/**
 * Returns the focus to the element that had it before the dialog opened.
 *
 * Radix returns the focus only to its own trigger, but these dialogs have none. If the element was removed, the element
 * at its position is focused. If another element has taken the focus, it keeps it.
 * @param onFocusLost called if no element has the focus afterwards
 */
export function useFocusReturn(onFocusLost?: () => void): FocusReturn {
  const origin = useRef<() => HTMLElement | null>(null);
  const remember = useCallback(() => {
    const opener = persistentElement(document.activeElement);
    origin.current = opener && rememberPosition(opener);
  }, []);
  const restore = useCallback(
    (event: Event) => {
      event.preventDefault();
      if (hasFocusElsewhere()) return;
      origin.current?.()?.focus();
      if (!hasFocusElsewhere()) onFocusLost?.();
    },
    [onFocusLost],
  );
  return { remember, restore };
}
