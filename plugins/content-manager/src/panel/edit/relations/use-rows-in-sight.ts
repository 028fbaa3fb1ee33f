import { useEffect, useState, type RefObject } from 'react';

/** From the top of a row to the top of the next one, in pixels: 50 and the gap below (S1-9.2). */
export const rowPitch = 54;

/** How many rows the frame shows at once. */
const shown = 7;

/** How many rows beyond those in sight are there already. */
const ahead = 8;

/**
 * The positions of the rows that a frame shows, and of some above and below. Renders again once others come into sight.
 * @param count how many rows there are
 */
export function useRowsInSight(frame: RefObject<HTMLElement | null>, count: number): readonly number[] {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = frame.current;
    const listen = () => setTop(Math.floor((element?.scrollTop ?? 0) / rowPitch));
    element?.addEventListener('scroll', listen, { passive: true });
    return () => element?.removeEventListener('scroll', listen);
  }, [frame]);
  const first = Math.max(0, Math.min(top, count - shown) - ahead);
  const behind = Math.min(count, first + shown + 2 * ahead);
  return Array.from({ length: behind - first }, (_, index) => first + index);
}

/** Scrolls a frame as little as brings a row into sight. */
export function scrollToRow(frame: HTMLElement, position: number): void {
  const start = position * rowPitch;
  const end = start + rowPitch;
  if (start < frame.scrollTop) frame.scrollTop = start;
  else if (end > frame.scrollTop + frame.clientHeight) frame.scrollTop = end - frame.clientHeight;
}
