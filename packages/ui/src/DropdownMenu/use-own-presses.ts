import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Event handlers for the content of a menu. */
export interface OwnPressListeners {
  readonly onPointerDownCapture: () => void;
  readonly onPointerUpCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Prevents the press that opened a menu from selecting an item.
 *
 * A sheet opens under the pointer while it is still down, so its release or click would hit an item. Keyboards and
 * assistive technology click without a press; their clicks have `detail` 0.
 * @param isOpen whether the menu is open; resets the state each time it opens
 */
export function useOwnPresses(isOpen: boolean): OwnPressListeners {
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isOpen) wasPressed.current = false;
  }, [isOpen]);
  return {
    onPointerDownCapture: () => {
      wasPressed.current = true;
    },
    onPointerUpCapture: (event) => {
      if (!wasPressed.current) event.stopPropagation();
    },
    onClickCapture: (event) => {
      if (wasPressed.current || event.detail === 0) return;
      event.stopPropagation();
      // Links must not be followed either.
      event.preventDefault();
    },
  };
}
