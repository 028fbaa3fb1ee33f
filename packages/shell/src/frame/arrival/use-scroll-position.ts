import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { keepPosition, readPositions, writePositions } from './kept-positions.ts';
import { scrollBack } from './scroll-back.ts';
import { isWayBack, placeOf } from '../../navigation/way-back.ts';

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
  const place = placeOf({ pathname, search });
  const leadsBack = isWayBack(state);
  const here = useRef({ step, place, pathname });
  /** Where the page is to begin, in pixels from its top, until it was brought there. */
  const due = useRef<number | null>(null);

  useEffect(() => {
    const usual = window.history.scrollRestoration;
    // The browser would scroll before the page is there, which is none of its own documents.
    window.history.scrollRestoration = 'manual';
    const note = (): void => {
      const top = window.scrollY;
      keepPosition(positions, here.current.step, top);
      keepPosition(positions, here.current.place, top);
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
    here.current = { step, place, pathname };
    // What takes the place of an address in the same frame begins where that one was to begin.
    if (type === NavigationType.Pop) due.current = positions.get(step) ?? 0;
    else if (leadsBack && isOtherPage) due.current = positions.get(place) ?? 0;
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
  }, [hash, leadsBack, pathname, place, positions, step, type]);
}
