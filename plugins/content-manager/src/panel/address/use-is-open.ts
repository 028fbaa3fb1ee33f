import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still drawn: what ends later leads nobody away from where they went meanwhile. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(() => isOpen.current, []);
}
