import { useCallback, useRef } from 'react';

/** An item of a menu is gone by the time the dialog closes; the button that opened its menu is still there. */
function lastingElement(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  if (menu) return lastingElement(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  return element instanceof HTMLElement ? element : null;
}

export interface FocusReturn {
  /** To be called before the dialog takes the focus. */
  readonly remember: () => void;
  /** To be called when the dialog has closed; gives the focus back. */
  readonly giveBack: (event: Event) => void;
}

/**
 * The primitive returns the focus to its own trigger only; these dialogs are opened from anywhere.
 * @param onFocusLost called when nobody has the focus after that: what had it is gone
 */
export function useFocusReturn(onFocusLost?: () => void): FocusReturn {
  const origin = useRef<HTMLElement>(null);
  const remember = useCallback(() => {
    origin.current = lastingElement(document.activeElement);
  }, []);
  const giveBack = useCallback(
    (event: Event) => {
      event.preventDefault();
      origin.current?.focus();
      if (document.activeElement === document.body) onFocusLost?.();
    },
    [onFocusLost],
  );
  return { remember, giveBack };
}
