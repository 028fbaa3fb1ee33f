import { createContext, use } from 'react';

/** A key that was just drawn; it is kept in memory alone, never in the address, the history or the cache. */
export interface FreshKey {
  readonly tokenId: number;
  readonly accessKey: string;
}

/** The key that can still be read, and how a page shows another. */
export interface FreshKeyState {
  readonly fresh: FreshKey | null;
  readonly show: (key: FreshKey) => void;
}

export const FreshKeyContext = createContext<FreshKeyState | null>(null);

/** The key that was just drawn on these pages. */
export function useFreshKey(): FreshKeyState {
  const state = use(FreshKeyContext);
  if (!state) throw new Error('Keys are shown inside of the pages of tokens only.');
  return state;
}
