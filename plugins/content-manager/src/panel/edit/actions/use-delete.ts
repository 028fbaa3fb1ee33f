import { deleteEntry, useEntryCache, type EntryAddress } from '../../entry/index.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { problemOf } from '../errors/request-errors.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/**
 * Deleting: a single type starts over with an empty form, any other entry hands over to `onGone`. Never
 * rejects: a failure is notified and changes nothing.
 */
export function useDelete(spec: {
  readonly address: EntryAddress;
  readonly session: EntrySession;
  readonly onGone: () => void;
}): () => Promise<void> {
  const { address, session, onGone } = spec;
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  return async () => {
    try {
      await deleteEntry(http, address);
    } catch (error) {
      notify({ tone: 'warning', title: problemOf(error) });
      return;
    }
    // What was typed belonged to the entry that is gone; it must not ask to be saved.
    session.reset(null);
    session.endings.call('deleted');
    notify({ tone: 'success', title: editMessages.deleted });
    cache.deleted(address);
    if (address.kind === 'collectionType') onGone();
  };
}
