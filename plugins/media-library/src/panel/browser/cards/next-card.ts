/** Where a card stands on the page, pixels. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

export type GridKey = (typeof keys)[number];

/** Whether a key moves among cards. */
export function isGridKey(key: string): key is GridKey {
  return keys.some((known) => known === key);
}

/**
 * Which card a key leads to: sideways to the neighbours in their order, up and down to the nearest one of the next row.
 * @returns its index; the same where the key leads nowhere
 */
export function nextCard(
  places: readonly CardPlace[],
  from: number,
  key: GridKey,
  isRightToLeft: boolean,
): number {
  const last = places.length - 1;
  const here = places[from];
  if (!here) return from;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowRight') !== isRightToLeft;
    return Math.min(Math.max(from + (isForward ? 1 : -1), 0), last);
  }
  const isDown = key === 'ArrowDown';
  const beyond = places.map(({ y }) => y).filter((y) => (isDown ? y > here.y : y < here.y));
  if (beyond.length === 0) return from;
  const row = isDown ? Math.min(...beyond) : Math.max(...beyond);
  let nearest = from;
  let distance = Infinity;
  for (const [index, { x, y }] of places.entries()) {
    const away = Math.abs(x - here.x);
    if (y === row && away < distance) [nearest, distance] = [index, away];
  }
  return nearest;
}
