import { useDirection } from '@admin/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** The position of a card on the page, in pixels. */
interface CardPosition {
  readonly x: number;
  readonly y: number;
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

export type GridKey = (typeof keys)[number];

/** Returns whether a key moves the focus between cards. */
function isGridKey(key: string): key is GridKey {
  return keys.some((known) => known === key);
}

/**
 * Returns the card that a key moves to: left and right to the neighbours, up and down to the nearest one of the next
 * row.
 * @returns its index; the same one if the key does not move
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

/** Moves the focus from a card to the one that a key moves to. */
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

/** Lets the arrow keys, Home and End move the focus between the cards of an element, both folders and files. */
export function useCardKeys(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const isRightToLeft = useDirection() === 'rtl';
  // Without dependencies: the element is added and removed with its content.
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listen = (event: KeyboardEvent): void => moveFocus(event, element, isRightToLeft);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  });
  return area;
}
