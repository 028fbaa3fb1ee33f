import { coalesceCalls } from '@admin/ui';
import { useCallback, useEffect, useState } from 'react';

/** The state of a search for options of a combobox. */
export interface Search {
  /** The text to search for; null before the list is opened. */
  readonly wanted: string | null;
  /** True if the user is typing, so that the options do not match the field yet. */
  readonly isTyping: boolean;
  /** Sets the current text of the field; null when the search ends. */
  readonly look: (search: string | null) => void;
}

/**
 * Returns the state of a search: no query before the list is opened, then immediately an empty one. The first character
 * is searched immediately, characters that follow quickly are searched together.
 */
export function useSearch(): Search {
  const [search, setSearch] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [calls] = useState(coalesceCalls);
  useEffect(() => calls.cancel, [calls]);
  const look = useCallback(
    (text: string | null) => {
      const next = text === null ? null : text.trim();
      setSearch(next);
      calls.cancel();
      if (next === null || next === '') setWanted(next);
      else calls.run(() => setWanted(next));
    },
    [calls],
  );
  return { wanted, isTyping: search !== wanted, look };
}
