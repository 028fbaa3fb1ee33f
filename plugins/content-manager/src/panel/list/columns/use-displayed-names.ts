import { useCallback, useMemo, useState } from 'react';

/** Which columns are shown, while this list is open. */
export interface DisplayedNames {
  readonly names: readonly string[];
  readonly toggle: (name: string) => void;
  /** The columns of plugins that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly toggleAdded: (name: string) => void;
  readonly reset: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Starts from the layout's columns; leaving the list forgets what was changed. The last one of the layout's kind stays.
 * @param owner whose columns these are: what was changed in one view of a list is none of another one's
 */
export function useDisplayedNames(layout: readonly string[], owner: string): DisplayedNames {
  const [kept, setKept] = useState<{ readonly owner: string; readonly names: readonly string[] } | null>(
    null,
  );
  const chosen = kept?.owner === owner ? kept.names : null;
  const [hidden, setHidden] = useState(none);
  const names = chosen ?? layout;
  const toggle = useCallback(
    (name: string) =>
      setKept((before) => {
        const shown = before?.owner === owner ? before.names : layout;
        if (!shown.includes(name)) return { owner, names: [...shown, name] };
        return { owner, names: shown.length > 1 ? shown.filter((one) => one !== name) : shown };
      }),
    [layout, owner],
  );
  const toggleAdded = useCallback(
    (name: string) =>
      setHidden((before) =>
        before.has(name) ? new Set([...before].filter((one) => one !== name)) : new Set([...before, name]),
      ),
    [],
  );
  const reset = useCallback(() => {
    setKept(null);
    setHidden(none);
  }, []);
  return useMemo(
    () => ({ names, toggle, hidden, toggleAdded, reset }),
    [names, toggle, hidden, toggleAdded, reset],
  );
}
