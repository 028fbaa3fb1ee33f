import { useState } from 'react';
import { usePaused } from './use-paused.ts';

/** A search for options of a combobox, as far as the user got with it. */
export interface Search {
  /** What to ask for; null before anything is to be asked for. */
  readonly wanted: string | null;
  /** Whether somebody is still typing, so that the options are not yet those for what is typed. */
  readonly isTyping: boolean;
  /** What is in the field now; null once nobody searches any more. */
  readonly look: (search: string | null) => void;
}

/**
 * Asks for nothing before somebody looks for it, for all there is at once when the list is opened, and for what is typed
 * after a moment. All there is is not asked for on the way to what is typed: the list would change under the hand.
 */
export function useSearch(): Search {
  const [search, setSearch] = useState<string | null>(null);
  const paused = usePaused(search);
  const wanted = search === null || search === '' ? search : paused;
  return {
    wanted: wanted === null ? null : wanted.trim(),
    isTyping: search !== null && wanted !== search,
    look: setSearch,
  };
}
