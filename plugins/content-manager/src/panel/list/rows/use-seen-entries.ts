import type { Entry } from '@admin/content-model';
import { useCallback, useState } from 'react';

/** The entries that a list has shown. */
export interface SeenEntries {
  /** Keeps the shown ones among these ids, for when the list shows others. */
  readonly remember: (ids: ReadonlySet<string>) => void;
  /** The entries with these ids, as they were seen last. */
  readonly entriesOf: (ids: ReadonlySet<string>) => readonly Entry[];
}

const none: ReadonlyMap<string, Entry> = new Map();

/** Knows the checked entries of other pages: which actions are open to them depends on what they are. */
export function useSeenEntries(rows: readonly Entry[]): SeenEntries {
  const [kept, setKept] = useState(none);
  const remember = useCallback(
    (ids: ReadonlySet<string>) =>
      setKept((before) => {
        const known = new Map([...before].filter(([id]) => ids.has(id)));
        for (const entry of rows) if (ids.has(String(entry.id))) known.set(String(entry.id), entry);
        return known;
      }),
    [rows],
  );
  const entriesOf = useCallback(
    (ids: ReadonlySet<string>) => {
      const shown = new Map(rows.map((entry) => [String(entry.id), entry]));
      return [...ids].flatMap((id) => shown.get(id) ?? kept.get(id) ?? []);
    },
    [rows, kept],
  );
  return { remember, entriesOf };
}
