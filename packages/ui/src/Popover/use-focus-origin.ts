import { useMemo, useRef } from 'react';
import { hasFocusElsewhere } from '../environment/index.ts';

/** Event handlers for the content of a popover. */
export interface FocusOrigin {
  readonly onOpenAutoFocus: () => void;
  readonly onInteractOutside: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Restores the focus to the element that had it before the popover opened, which may not be the trigger.
 *
 * If a press outside closed the popover, the pressed element keeps the focus. If the previous element was removed, the
 * trigger receives it.
 */
export function useFocusOrigin(): FocusOrigin {
  const origin = useRef<Element | null>(null);
  const hasLeft = useRef(false);
  return useMemo(
    () => ({
      onOpenAutoFocus() {
        origin.current = document.activeElement;
        hasLeft.current = false;
      },
      onInteractOutside() {
        hasLeft.current = true;
      },
      onCloseAutoFocus(event) {
        const before = origin.current;
        if (hasFocusElsewhere()) {
          event.preventDefault();
          return;
        }
        if (hasLeft.current || !(before instanceof HTMLElement) || before === document.body) return;
        if (!before.isConnected) return;
        event.preventDefault();
        before.focus();
      },
    }),
    [],
  );
}
