import { deleteEntry, useEntryCache, type EntryAddress } from '../../entry/index.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { problemOf } from '../errors/request-errors.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/**
 * Returns the delete action: a single type continues with an empty form, other entries call `onGone`. Never rejects; an
 * error is shown in a notice.
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
    // Unsaved changes of a deleted entry must not prevent leaving the page.
    session.reset(null);
    session.endings.call('deleted');
    notify({ tone: 'success', title: editMessages.deleted });
    cache.deleted(address);
    if (address.kind === 'collectionType') onGone();
  };
}
