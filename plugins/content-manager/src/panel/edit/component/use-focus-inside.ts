import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusableElements } from '../errors/focusable-elements.ts';

/**
 * Puts the cursor into what comes to stand in a place: the button that was pressed went with what stood there before.
 * @param shown what stands in the place; the cursor moves once this has changed
 * @returns the place, and the function to call together with the change
 */
export function useFocusInside(shown: unknown): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !place.current) return;
    isWanted.current = false;
    for (const element of focusableElements(place.current)) {
      element.focus();
      if (document.activeElement === element) return;
    }
  }, [shown]);
  const follow = useCallback(() => {
    isWanted.current = true;
  }, []);
  return [place, follow];
}
