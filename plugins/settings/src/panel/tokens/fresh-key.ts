import { createContext, use } from 'react';

/** A new key. It is stored only in memory, never in the address, the history or the cache. */
export interface FreshKey {
  readonly tokenId: number;
  readonly accessKey: string;
}

/** The key that can still be read, and a function that shows another one. */
export interface FreshKeyState {
  readonly fresh: FreshKey | null;
  readonly show: (key: FreshKey) => void;
}

export const FreshKeyContext = createContext<FreshKeyState | null>(null);

/** Returns the new key of these pages. */
export function useFreshKey(): FreshKeyState {
  const state = use(FreshKeyContext);
  if (!state) throw new Error('useFreshKey must be used within the token pages.');
  return state;
}
