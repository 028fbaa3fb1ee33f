import { useMemo, useRef } from 'react';
import { hasFocusElsewhere } from '../environment/index.ts';

/** What a popover's content is told about the focus. */
export interface FocusOrigin {
  readonly onOpenAutoFocus: () => void;
  readonly onInteractOutside: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to what had it before the layer opened, which need not be the trigger. Whoever pressed something
 * beside the layer has the focus there already, and where it came from may be gone: then the trigger gets it.
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
