import { useState, useEffect } from 'react';

/** The state of a search for options of a combobox. */
export interface Search {
  /** The text to search for; null before the list is opened. */
  readonly wanted: string | null;
  /** Whether the user is typing, so that the options do not match the field yet. */
  readonly isTyping: boolean;
  /** Sets the current text of the field; null when the search ends. */
  readonly look: (search: string | null) => void;
}

/**
 * Returns the state of a search: no query before the list is opened, then immediately an empty one, and the text of the field
 * after a pause in typing. While the user types the first text, there is no empty query: its options would be replaced.
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

/** The pause in typing before a search starts, in milliseconds. */
const pause = 120;

/** Returns a text, or a value derived from one, after it has not changed for a moment. */
export function usePaused<T>(text: T): T {
  const [settled, setSettled] = useState<T>(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(() => text), pause);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
