import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isWayBack, historyKey } from '../../navigation/way-back.ts';

/**
 * Starts a page at its top after navigation, and restores the scroll position after back, forward and reload. A link on
 * the page that leads to the previous address counts as back. A new query does not scroll: a user who sorts a list
 * keeps their position. Neither does an address that replaces another, such as that of a new entry.
 */
export function useScrollPosition(): void {
  const { hash, key, pathname, search, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const [positions] = useState(readPositions);
  const step = `${key} ${pathname}`;
  const pageKey = historyKey({ pathname, search });
  const leadsBack = isWayBack(state);
  const here = useRef({ step, pageKey, pathname });
  /** The position to scroll to, in pixels from the top; null once it is reached. */
  const due = useRef<number | null>(null);

  useEffect(() => {
    const usual = window.history.scrollRestoration;
    // The browser would scroll before the page has rendered.
    window.history.scrollRestoration = 'manual';
    const note = (): void => {
      const top = window.scrollY;
      keepPosition(positions, here.current.step, top);
      keepPosition(positions, here.current.pageKey, top);
    };
    const store = (): void => writePositions(positions);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
      window.history.scrollRestoration = usual;
    };
  }, [positions]);

  useLayoutEffect(() => {
    const isOtherPage = here.current.pathname !== pathname;
    here.current = { step, pageKey, pathname };
    // An address that replaces another in the same frame keeps its target position.
    if (type === NavigationType.Pop) due.current = positions.get(step) ?? 0;
    else if (leadsBack && isOtherPage) due.current = positions.get(pageKey) ?? 0;
    else if (type === NavigationType.Push && isOtherPage) due.current = hash === '' ? 0 : null;
    let end: (() => void) | undefined;
    // Just before the page is painted: reading the scroll position earlier would force an additional layout of content
    // that is about to be replaced.
    const frame = requestAnimationFrame(() => {
      if (due.current !== null) end = scrollBack(due.current);
      due.current = null;
      if (type !== NavigationType.Pop) keepPosition(positions, step, window.scrollY);
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [hash, leadsBack, pathname, pageKey, positions, step, type]);
}

/** Scroll positions in pixels from the top, by history entry and by address. */
export type Positions = Map<string, number>;

const storageKey = 'admin.scroll';

/** Maximum number of positions. Each history entry has two: by its key and by its address. */
const maxPositions = 100;

const isPosition = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** Reads the positions that this tab stored before a reload; empty without storage. */
export function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** Stores the positions for a reload, and for a return from another site. */
export function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage the next page starts at its top.
  }
}

/** Stores the current position; removes the oldest one if there are too many. */
export function keepPosition(positions: Positions, step: string, top: number): void {
  positions.delete(step);
  positions.set(step, top);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
}

/** The time in which a page reaches its full height, in milliseconds. */
const timeout = 3_000;

const ownMovements = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function scrollTo(top: number): void {
  // Most pages are already at the position; a page without a window cannot scroll.
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls to a stored position. A page whose responses are pending is not at its full height yet, and content that
 * renders in slices changes its height: the position is restored after each change, until the user scrolls.
 * @param top pixels from the top of the page
 * @returns stops restoring
 */
export function scrollBack(top: number): () => void {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  scrollTo(top);
  if (top === 0) return end;
  const growing = new ResizeObserver(() => scrollTo(top));
  const waiting = setTimeout(end, timeout);
  ended.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(waiting);
  });
  growing.observe(document.documentElement);
  for (const kind of ownMovements) {
    window.addEventListener(kind, end, { capture: true, passive: true, signal: ended.signal });
  }
  return end;
}
