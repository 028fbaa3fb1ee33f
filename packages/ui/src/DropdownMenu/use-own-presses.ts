import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** What a menu that takes its own presses alone listens to. */
export interface OwnPressListeners {
  readonly onPointerDownCapture: () => void;
  readonly onPointerUpCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Keeps from the items of a menu the end of the press that opened it. A sheet comes to lie under the pointer that is
 * still down: a mouse is let go over an item then, and the click of a finger goes to what lies under it by now. Keys
 * and reading aids click without a press, which a click without a count tells.
 * @param isOpen whether the menu is there; each time it opens, it waits for a press of its own
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
      // Nor does a link lead anywhere.
      event.preventDefault();
    },
  };
}
