import { useRef, type KeyboardEvent, type RefObject } from 'react';

/** Elements that take the focus while they are open. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Escape keys that a layer received while the layer above it did not listen yet. */
const leftToLayerAbove = new WeakSet<Event>();

/** Event handlers for the content of a layer. */
interface EscapeHandlers {
  readonly onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Closes a dialog, menu or popover on Escape also before Radix listens for it. A layer above another one takes the focus one
 * render before Radix moves its listener; on a busy machine, a key pressed in between would close the layer below.
 * @param close closes the layer; null if Escape does not
 * @returns a ref and event handlers for the content of the layer
 */
export function useEscapeKey(
  close: (() => void) | null,
): readonly [content: RefObject<HTMLDivElement | null>, EscapeHandlers] {
  const content = useRef<HTMLDivElement>(null);
  const handlers: EscapeHandlers = {
    onEscapeKeyDown: (event) => {
      const focused = (event.target as Element).closest(layers);
      const isAbove = focused !== null && focused !== content.current;
      if (isAbove) leftToLayerAbove.add(event);
      if (isAbove || close === null) event.preventDefault();
    },
    onKeyDown: (event) => {
      const { nativeEvent } = event;
      if (event.key !== 'Escape' || nativeEvent.isComposing || close === null) return;
      if (event.defaultPrevented && !leftToLayerAbove.delete(nativeEvent)) return;
      event.preventDefault();
      close();
    },
  };
  return [content, handlers];
}
