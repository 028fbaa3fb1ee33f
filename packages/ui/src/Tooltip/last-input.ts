import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

/** Input device that the user used last. */
export type LastInput = 'keyboard' | 'pointer';

/** Set by `TooltipProvider`. Null without a provider. */
export const LastInputContext = createContext<RefObject<LastInput> | null>(null);

/** Tracks the last input device without re-rendering. */
export function useLastInputTracking(): RefObject<LastInput> {
  const last = useRef<LastInput>('keyboard');
  useEffect(() => {
    const onPointer = () => {
      last.current = 'pointer';
    };
    const onKey = () => {
      last.current = 'keyboard';
    };
    // In the capture phase, so that no handler can stop the event.
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return last;
}

/** Returns the last input device, or null without a provider. */
export function useLastInput(): RefObject<LastInput> | null {
  return useContext(LastInputContext);
}
