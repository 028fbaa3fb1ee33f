import { useSyncExternalStore } from 'react';

/** How files are laid out. */
export type Layout = 'grid' | 'list';

const key = 'admin.media-library.layout';
const changed = 'admin-media-library-layout';

const kept = (): Layout => (localStorage.getItem(key) === 'list' ? 'list' : 'grid');

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** How somebody wants to see files, which this browser remembers; the page and the dialog look the same. */
export function useLayout(): readonly [layout: Layout, choose: (layout: Layout) => void] {
  const layout = useSyncExternalStore(subscribe, kept);
  const choose = (next: Layout): void => {
    localStorage.setItem(key, next);
    window.dispatchEvent(new Event(changed));
  };
  return [layout, choose];
}
