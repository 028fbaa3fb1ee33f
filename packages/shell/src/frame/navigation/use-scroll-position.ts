import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isWayBack, historyKey } from '../../navigation/way-back.ts';

/**
 * Begins a page that a link leads to at its top, and brings whoever goes back, forward or reloads to where they were.
 * A link of the page itself that leads back counts as going back. Another query is no other page: who sorts a list stays where they look at it. An address that takes the place of
 * another moves nothing either, as when a new entry gets its own.
 */
export function useScrollPosition(): void {
  const { hash, key, pathname, search, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const [positions] = useState(readPositions);
  const step = `${key} ${pathname}`;
  const pageKey = historyKey({ pathname, search });
  const leadsBack = isWayBack(state);
  const here = useRef({ step, pageKey, pathname });
  /** Where the page is to begin, in pixels from its top, until it was brought there. */
  const due = useRef<number | null>(null);

  useEffect(() => {
    const usual = window.history.scrollRestoration;
    // The browser would scroll before the page is there, which is none of its own documents.
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
    // What takes the place of an address in the same frame begins where that one was to begin.
    if (type === NavigationType.Pop) due.current = positions.get(step) ?? 0;
    else if (leadsBack && isOtherPage) due.current = positions.get(pageKey) ?? 0;
    else if (type === NavigationType.Push && isOtherPage) due.current = hash === '' ? 0 : null;
    let end: (() => void) | undefined;
    // Just before the page is painted: asked here already where the window is, the browser would lay out what is
    // about to be drawn over once more.
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

/** Where somebody was on each page, in pixels from its top, by the step of the history that led there, and by its address. */
export type Positions = Map<string, number>;

const storageKey = 'admin.scroll';

/** Further steps back than half of this begin at the top: each has an address, too. */
const most = 100;

const isPosition = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** The positions that this tab kept over a reload; none where the browser keeps nothing for us. */
export function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the positions for a reload, and for coming back from another site. */
export function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Then the next page begins at its top.
  }
}

/** Notes where somebody is by now; the oldest step gives way. */
export function keepPosition(positions: Positions, step: string, top: number): void {
  positions.delete(step);
  positions.set(step, top);
  const [oldest] = positions.keys();
  if (positions.size > most && oldest !== undefined) positions.delete(oldest);
}

/** How long a page may take until all of it has its height, milliseconds. */
const timeout = 3_000;

const ownMovements = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function scrollTo(top: number): void {
  // Nothing to do for most pages; and a page without a window has no such thing.
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls to where somebody was. A page whose answers are still on their way is not as tall yet, and what is drawn in
 * slices has another height than the place that was kept for it: both are followed, until somebody moves on their own.
 * @param top pixels from the top of the page
 * @returns ends the following
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
