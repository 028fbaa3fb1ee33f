import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepPosition, readPositions, writePositions } from './kept-positions.ts';
import { scrollBack } from './scroll-back.ts';

/**
 * Begins a page that a link leads to at its top, and brings whoever goes back, forward or reloads to where they were.
 * Another query is no other page: who sorts a list stays where they look at it. An address that takes the place of
 * another moves nothing either, as when a new entry gets its own.
 */
export function useScrollPosition(): void {
  const { hash, key, pathname } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(readPositions);
  const step = `${key} ${pathname}`;
  const here = useRef({ step, pathname });

  useEffect(() => {
    const usual = window.history.scrollRestoration;
    // The browser would scroll before the page is there, which is none of its own documents.
    window.history.scrollRestoration = 'manual';
    const note = (): void => keepPosition(positions, here.current.step, window.scrollY);
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
    here.current = { step, pathname };
    if (type === NavigationType.Pop) return scrollBack(positions.get(step) ?? 0);
    const follow = type === NavigationType.Push && isOtherPage && hash === '' ? scrollBack(0) : undefined;
    keepPosition(positions, step, window.scrollY);
    return follow;
  }, [hash, pathname, positions, step, type]);
}
