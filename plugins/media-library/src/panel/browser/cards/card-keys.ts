import { useDirection } from '@admin/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** Where a card stands on the page, pixels. */
interface CardPosition {
  readonly x: number;
  readonly y: number;
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

export type GridKey = (typeof keys)[number];

/** Whether a key moves among cards. */
function isGridKey(key: string): key is GridKey {
  return keys.some((known) => known === key);
}

/**
 * Which card a key leads to: sideways to the neighbours in their order, up and down to the nearest one of the next row.
 * @returns its index; the same where the key leads nowhere
 */
export function nextCard(
  positions: readonly CardPosition[],
  from: number,
  key: GridKey,
  isRightToLeft: boolean,
): number {
  const last = positions.length - 1;
  const here = positions[from];
  if (!here) return from;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowRight') !== isRightToLeft;
    return Math.min(Math.max(from + (isForward ? 1 : -1), 0), last);
  }
  const isDown = key === 'ArrowDown';
  const beyond = positions.map(({ y }) => y).filter((y) => (isDown ? y > here.y : y < here.y));
  if (beyond.length === 0) return from;
  const row = isDown ? Math.min(...beyond) : Math.max(...beyond);
  let nearest = from;
  let distance = Infinity;
  for (const [index, { x, y }] of positions.entries()) {
    const away = Math.abs(x - here.x);
    if (y === row && away < distance) [nearest, distance] = [index, away];
  }
  return nearest;
}

/** Moves the focus from a card of an area to the one that a key leads to. */
function moveFocus(event: KeyboardEvent, area: HTMLElement, isRightToLeft: boolean): void {
  const { key, target } = event;
  if (!isGridKey(key) || !(target instanceof HTMLElement) || target.dataset['card'] === undefined) return;
  const cards = [...area.querySelectorAll<HTMLElement>('[data-card]')];
  const positions = cards.map((card) => {
    const { left, top } = (card.closest('li') ?? card).getBoundingClientRect();
    return { x: left, y: Math.round(top) };
  });
  event.preventDefault();
  cards[nextCard(positions, cards.indexOf(target), key, isRightToLeft)]?.focus();
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
