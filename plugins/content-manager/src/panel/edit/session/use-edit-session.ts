import { useCallback, useState } from 'react';
import { entryKey, type EntryAddress } from '../../entry/index.ts';

export interface EditSession {
  /** Changes when another entry is opened: the key of everything that belongs to one. */
  readonly session: number;
  /** Tells that the entry at this address is the one being edited: its first save gave it an address of its own. */
  readonly goOnAt: (address: EntryAddress) => void;
}

const nameOf = (address: EntryAddress): string =>
  JSON.stringify([entryKey(address), address.origin, address.start]);

/**
 * Counts what is opened one after the other at the page's address. An entry that is saved for the first time goes
 * on in the same session: cursor, scroll position and what is open in the form stay as they are.
 */
export function useEditSession(address: EntryAddress): EditSession {
  const here = nameOf(address);
  const [open, setOpen] = useState({ at: here, session: 0 });
  const [created, setCreated] = useState<string | null>(null);
  const goOnAt = useCallback((next: EntryAddress) => setCreated(nameOf(next)), []);
  if (open.at === here) return { session: open.session, goOnAt };
  const next = { at: here, session: here === created ? open.session : open.session + 1 };
  setOpen(next);
  setCreated(null);
  return { session: next.session, goOnAt };
}
