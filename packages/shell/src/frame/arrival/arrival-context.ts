import { createContext } from 'react';

/** What a page needs to know to say that it is there. */
export interface Arrivals {
  /** Last in every title; null outside of the panel, where titles are not ours to set. */
  readonly productName: string | null;
  /** Called by every page with its title, each time it is drawn at an address. */
  readonly arrive: (title: string) => void;
}

export const ArrivalContext = createContext<Arrivals>({ productName: null, arrive: () => undefined });
