import { sessionRef, useService, useStore } from '@admin/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useEditing } from '../editing/editing-context.ts';
import { entryModel, type LocalChanges } from '@admin/entry-form';
import type { EntrySession } from '../session/entry-session.ts';
import { createJournal, type Journal } from './create-journal.ts';
import { journalEntry } from './journal-place.ts';
import type { JournalPlace } from './journal-record.ts';
import { openJournalStore, type JournalStore } from './journal-store.ts';
import { findOfferedChanges, type OfferedChanges, type OfferJudgement } from './offered-changes.ts';
import { holdWriter, writerName } from './writer-locks.ts';

/** The journal of the entry being edited. */
export interface OpenJournal {
  /** Null until it is open, and where the browser keeps nothing. */
  readonly journal: Journal | null;
  /** What earlier edit views left behind, the latest first. */
  readonly offered: readonly OfferedChanges[];
  /** No longer offers these. */
  readonly settle: (offered: OfferedChanges) => void;
}

/** With one more, the latest first. */
function withOffered(others: readonly OfferedChanges[], found: OfferedChanges): readonly OfferedChanges[] {
  return [...others, found].toSorted((one, other) => other.record.at - one.record.at);
}

/**
 * Keeps what is typed, as long as the edit view is there, and looks for what an earlier one left.
 * @param mayWrite whether the user may change an attribute
 */
export function useJournal(session: EntrySession, mayWrite: (name: string) => boolean): OpenJournal {
  const { address, view } = useEditing();
  const user = useService(sessionRef);
  const person = useStore(sessionRef, (state) => state.user?.id ?? null);
  const panel = useHref('/');
  const [journal, setJournal] = useState<Journal | null>(null);
  const [offered, setOffered] = useState<readonly OfferedChanges[]>([]);
  // A new entry has an address of its own from its first save on.
  const addressNow = useRef(address);
  useEffect(() => {
    addressNow.current = address;
  }, [address]);

  const judge = useEffectEvent((changes: LocalChanges): OfferJudgement => {
    if (session.previewRestore(changes, () => true).length === 0) return 'nothing new';
    return session.previewRestore(changes, mayWrite).length === 0 ? 'closed' : 'open';
  });

  /** Writes for as long as the signal has not fired. */
  const keep = useEffectEvent(
    (store: JournalStore, placeNow: () => JournalPlace | null, signal: AbortSignal) => {
      const writer = writerName();
      const release = holdWriter(writer);
      const { form, version, endings } = session;
      const model = entryModel(view);
      const kept = createJournal({ store, form, model, place: placeNow, version, writer });
      const unfollow = endings.add((ending) => {
        const place = placeNow();
        if (ending === 'left') void kept.forget();
        else if (place) store.removeEntry(place).catch(() => undefined);
      });
      setJournal(kept);
      signal.addEventListener('abort', () => {
        unfollow();
        void kept.close().then(() => {
          release();
          store.close();
        });
      });
    },
  );

  useEffect(() => {
    if (person === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Read where it changes: somebody who signs out leaves nothing behind that is written later.
    const placeNow = (): JournalPlace | null => {
      const { uid } = addressNow.current;
      const entry = journalEntry(addressNow.current);
      return user.getState().user?.id === person ? { person, panel, uid, entry } : null;
    };
    const start = async (): Promise<void> => {
      const store = await openJournalStore();
      const place = placeNow();
      if (signal.aborted || !place) {
        store.close();
        return;
      }
      keep(store, placeNow, signal);
      await findOfferedChanges(store, place, {
        judge,
        onFound: (found) => setOffered((others) => withOffered(others, found)),
        signal,
      });
    };
    // Where nothing can be kept, nothing is offered either.
    start().catch(() => undefined);
    return () => {
      controller.abort();
      setJournal(null);
      setOffered([]);
    };
  }, [person, panel, user]);

  return {
    journal,
    offered,
    settle: (done) => setOffered((others) => others.filter((other) => other !== done)),
  };
}
