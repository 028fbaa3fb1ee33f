import { useCallback, useRef } from 'react';
import { hasFocusElsewhere } from '../environment/index.ts';
import { rememberPosition } from './element-position.ts';

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
 * The primitive returns the focus to its own trigger only; these dialogs are opened from anywhere. What the dialog
 * deleted, its opener with it, leaves the focus to what stands in its place; whoever took it meanwhile keeps it.
 * @param onFocusLost called when nobody has the focus after that
 */
export function useFocusReturn(onFocusLost?: () => void): FocusReturn {
  const origin = useRef<() => HTMLElement | null>(null);
  const remember = useCallback(() => {
    const opener = lastingElement(document.activeElement);
    origin.current = opener && rememberPosition(opener);
  }, []);
  const giveBack = useCallback(
    (event: Event) => {
      event.preventDefault();
      if (hasFocusElsewhere()) return;
      origin.current?.()?.focus();
      if (!hasFocusElsewhere()) onFocusLost?.();
    },
    [onFocusLost],
  );
  return { remember, giveBack };
}
