import { sessionRef, useService, useStore } from '@admin/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useEditing } from '../editing/editing-context.ts';
import { entryModel, type LocalChanges } from '@admin/entry-form';
import type { EntrySession } from '../session/entry-session.ts';
import { createLocalDraft, type LocalDraft } from './local-draft.ts';
import { draftEntry } from './draft-store.ts';
import type { DraftKey } from './draft-store.ts';
import { openDraftStore, type DraftStore } from './draft-store.ts';
import { findRecoverableDrafts, type RecoverableDraft, type RestoreEffect } from './recoverable-drafts.ts';
import { lockWriter, writerName } from './recoverable-drafts.ts';

/** The local draft of an open entry, and drafts of closed edit views. */
export interface OpenLocalDraft {
  /** Null until it is open, and in browsers without storage. */
  readonly draft: LocalDraft | null;
  /** Drafts of closed edit views, newest first. */
  readonly offered: readonly RecoverableDraft[];
  /** Removes a draft from the offered ones. */
  readonly settle: (offered: RecoverableDraft) => void;
}

/** Returns the drafts with one more, newest first. */
function withOffered(
  others: readonly RecoverableDraft[],
  found: RecoverableDraft,
): readonly RecoverableDraft[] {
  return [...others, found].toSorted((one, other) => other.record.at - one.record.at);
}

/**
 * Stores unsaved changes while the edit view is open, and finds drafts of closed edit views.
 * @param mayWrite returns whether the user may write an attribute
 */
export function useLocalDraft(session: EntrySession, mayWrite: (name: string) => boolean): OpenLocalDraft {
  const { address, view } = useEditing();
  const user = useService(sessionRef);
  const person = useStore(sessionRef, (state) => state.user?.id ?? null);
  const panel = useHref('/');
  const [draft, setDraft] = useState<LocalDraft | null>(null);
  const [offered, setOffered] = useState<readonly RecoverableDraft[]>([]);
  // The first save gives a new entry another address.
  const currentAddress = useRef(address);
  useEffect(() => {
    currentAddress.current = address;
  }, [address]);

  const effectOf = useEffectEvent((changes: LocalChanges): RestoreEffect => {
    if (session.previewRestore(changes, () => true).length === 0) return 'nothing new';
    return session.previewRestore(changes, mayWrite).length === 0 ? 'closed' : 'open';
  });

  /** Stores changes until the signal is aborted. */
  const storeChanges = useEffectEvent(
    (store: DraftStore, currentKey: () => DraftKey | null, signal: AbortSignal) => {
      const writer = writerName();
      const release = lockWriter(writer);
      const { form, version, endings } = session;
      const model = entryModel(view);
      const localDraft = createLocalDraft({ store, form, model, key: currentKey, version, writer });
      const unfollow = endings.add((ending) => {
        const key = currentKey();
        if (ending === 'left') void localDraft.forget();
        else if (key) store.removeEntry(key).catch(() => undefined);
      });
      setDraft(localDraft);
      signal.addEventListener('abort', () => {
        unfollow();
        void localDraft.close().then(() => {
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
    // Reads the current user, so that nothing is written after a sign-out.
    const currentKey = (): DraftKey | null => {
      const { uid } = currentAddress.current;
      const entry = draftEntry(currentAddress.current);
      return user.getState().user?.id === person ? { person, panel, uid, entry } : null;
    };
    const start = async (): Promise<void> => {
      const store = await openDraftStore();
      const key = currentKey();
      if (signal.aborted || !key) {
        store.close();
        return;
      }
      storeChanges(store, currentKey, signal);
      await findRecoverableDrafts(store, key, {
        effectOf,
        onFound: (found) => setOffered((others) => withOffered(others, found)),
        signal,
      });
    };
    // Without storage there are no drafts.
    start().catch(() => undefined);
    return () => {
      controller.abort();
      setDraft(null);
      setOffered([]);
    };
  }, [person, panel, user]);

  return {
    draft,
    offered,
    settle: (done) => setOffered((others) => others.filter((other) => other !== done)),
  };
}
