import { useEffect, useRef } from 'react';
import type { StoredEntry } from '../../entry/index.ts';
import type { EntrySession } from './entry-session.ts';

/**
 * Takes a newer answer of the server over into the form, as long as nobody typed: what is being edited is
 * never replaced from behind.
 */
export function useFreshEntry(session: EntrySession, stored: StoredEntry | null): void {
  const taken = useRef(stored);
  useEffect(() => {
    if (taken.current === stored || session.form.isModified()) return;
    taken.current = stored;
    session.accept(stored);
  }, [session, stored]);
}
