import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

/** What the user touched last. */
export type LastInput = 'keyboard' | 'pointer';

/** Filled by the provider at an application's root; without one nobody knows. */
export const LastInputContext = createContext<RefObject<LastInput> | null>(null);

/** Follows what the user touches, without rendering anything again. */
export function useLastInputTracking(): RefObject<LastInput> {
  const last = useRef<LastInput>('keyboard');
  useEffect(() => {
    const onPointer = () => {
      last.current = 'pointer';
    };
    const onKey = () => {
      last.current = 'keyboard';
    };
    // While capturing, so that nothing on the page can hide the event.
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return last;
}

/** The tracked input; null outside of a provider. */
export function useLastInput(): RefObject<LastInput> | null {
  return useContext(LastInputContext);
}
