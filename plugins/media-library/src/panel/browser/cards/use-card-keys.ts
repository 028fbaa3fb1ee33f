import { useDirection } from '@admin/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { isGridKey, nextCard } from './next-card.ts';

/** Moves the focus from a card of an area to the one that a key leads to. */
function moveFocus(event: KeyboardEvent, area: HTMLElement, isRightToLeft: boolean): void {
  const { key, target } = event;
  if (!isGridKey(key) || !(target instanceof HTMLElement) || target.dataset['card'] === undefined) return;
  const cards = [...area.querySelectorAll<HTMLElement>('[data-card]')];
  const places = cards.map((card) => {
    const { left, top } = (card.closest('li') ?? card).getBoundingClientRect();
    return { x: left, y: Math.round(top) };
  });
  event.preventDefault();
  cards[nextCard(places, cards.indexOf(target), key, isRightToLeft)]?.focus();
}

/** Lets the arrow keys, Home and End move the focus among the cards of an element, folders and files alike. */
export function useCardKeys(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const isRightToLeft = useDirection() === 'rtl';
  // Without a list of dependencies: the area comes and goes with what there is to be seen.
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listen = (event: KeyboardEvent): void => moveFocus(event, element, isRightToLeft);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  });
  return area;
}
