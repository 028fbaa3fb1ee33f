import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when Escape is pressed inside of an element, and keeps the press from whatever that stands in. */
export function useEscape(root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      leave();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
}
