import { isSameValue } from '@admin/content-model';
import { sessionRef, useStore } from '@admin/shell';
import { useCallback, useEffect, useState } from 'react';
import { entryKey, type EntryAddress, type StoredEntry } from '../../entry/index.ts';
import type { EntrySession } from './entry-session.ts';

/** Returns the id of the signed-in administrator; null while it is unknown. */
export function useOwnId(): number | null {
  return useStore(sessionRef, ({ user }) => user?.id ?? null);
}

export interface EditSession {
  /** A new number for each opened entry: the key of everything that belongs to one. */
  readonly session: number;
  /** Continues the session at the address that the first save gave the entry. */
  readonly continueAt: (address: EntryAddress) => void;
}

/** The identity of an entry that a page opens. */
type OpenedEntry = readonly [key: readonly unknown[], origin: unknown, start: unknown];

const openedAt = (address: EntryAddress): OpenedEntry => [entryKey(address), address.origin, address.start];

/**
 * Counts the entries that are opened at the address of the page. The first save of a new entry continues the same
 * session, so the cursor, the scroll position and the open items stay unchanged.
 */
export function useEditSession(address: EntryAddress): EditSession {
  const current = openedAt(address);
  const [open, setOpen] = useState({ at: current, session: 0 });
  const [created, setCreated] = useState<OpenedEntry | null>(null);
  const continueAt = useCallback((next: EntryAddress) => setCreated(openedAt(next)), [setCreated]);
  if (isSameValue(open.at, current)) return { session: open.session, continueAt };
  const isCreated = created !== null && isSameValue(current, created);
  const next = { at: current, session: isCreated ? open.session : open.session + 1 };
  setOpen(next);
  setCreated(null);
  return { session: next.session, continueAt };
}

/**
 * Returns the newest response about an address that contains an entry. An entry stays open when a later response is
 * empty: the form keeps its changes, and the next save reports the error. A single type without an entry is an empty form.
 * @returns undefined until the first response
 */
export function useOpenedEntry(
  address: EntryAddress,
  response: StoredEntry | null | undefined,
): StoredEntry | null | undefined {
  const key = entryKey(address);
  const [opened, setOpened] = useState<{ readonly key: unknown; readonly entry: StoredEntry } | null>(null);
  const isOpened = opened !== null && isSameValue(opened.key, key);
  if (response && (!isOpened || opened.entry !== response)) setOpened({ key, entry: response });
  if (response || address.kind === 'singleType') return response;
  return isOpened ? opened.entry : response;
}

/** Accepts newer versions of the entry while the form is unmodified. */
export function useFreshEntry(session: EntrySession, stored: StoredEntry | null): void {
  useEffect(() => {
    if (session.accepted() !== stored && !session.form.isModified()) session.accept(stored);
  }, [session, stored]);
}
