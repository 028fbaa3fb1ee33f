import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and updates on changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Media query for phones in portrait orientation. */
export const phoneQuery = '(max-width: 600px)';
