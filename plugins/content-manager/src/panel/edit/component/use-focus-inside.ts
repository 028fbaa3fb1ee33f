import { useRef, type RefObject } from 'react';
import { focusableElements } from '../errors/reveal-field.ts';
import { useAfterRender } from '../../scheduling.tsx';

/**
 * Puts the cursor into what comes to stand in a place: the button that was pressed went with what stood there before.
 * @returns the place, and the function to call together with the change
 */
export function useFocusInside(): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const place = useRef<HTMLDivElement>(null);
  const follow = useAfterRender<void>(() => {
    for (const element of place.current ? focusableElements(place.current) : []) {
      element.focus();
      if (document.activeElement === element) return;
    }
  });
  return [place, follow];
}
