import { useState } from 'react';
import {
  countDraftRelations,
  publishEntry,
  unpublishEntry,
  useEntryCache,
  type EntryAddress,
  type StoredEntry,
} from '../../entry/index.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import type { ValidationSpec } from '@admin/entry-form';
import { conflictOf, type Conflict } from './use-merge.ts';
import { problemOf, serverErrors } from '../errors/request-errors.ts';
import type { RecordStatusControl } from './form-lock.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** The open dialog. */
export type PublicationDialog =
  { readonly about: 'nothing' | 'unpublish' } | { readonly about: 'draft-relations'; readonly count: number };

export interface PublicationControl {
  readonly dialog: PublicationDialog;
  readonly dismiss: () => void;
  /** Publishes; if the entry links drafts, opens a dialog first. */
  readonly publish: () => Promise<void>;
  readonly publishAnyway: () => Promise<void>;
  readonly openUnpublishDialog: () => void;
  readonly unpublish: () => Promise<void>;
}

const noDialog: PublicationDialog = { about: 'nothing' };

/** Returns the actions that publish and unpublish. They never reject; errors are shown in notices or at fields. */
export function usePublication(spec: {
  readonly address: EntryAddress;
  readonly session: EntrySession;
  readonly record: RecordStatusControl;
  readonly validation: ValidationSpec;
  readonly reveal: () => void;
  readonly showConflict: (conflict: Conflict) => void;
}): PublicationControl {
  const { address, session, record, validation, reveal, showConflict } = spec;
  const { form, validator } = session;
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  const [dialog, setDialog] = useState<PublicationDialog>(noDialog);

  const showError = (error: unknown): void => {
    const conflict = conflictOf(error);
    if (conflict) {
      showConflict(conflict);
      return;
    }
    const errors = serverErrors(error, form);
    if (errors.size > 0) {
      form.errors.replace(errors);
      reveal();
    }
    notify({ tone: 'warning', title: problemOf(error) });
  };

  const accept = async (
    stored: StoredEntry,
    message: typeof editMessages.published | typeof editMessages.unpublished,
  ): Promise<void> => {
    session.accept(await cache.saved(address, stored));
    record.end();
    notify({ tone: 'success', title: message });
  };

  const publishNow = async (): Promise<void> => {
    setDialog(noDialog);
    try {
      await record.during('publish-pending', async () => {
        await accept(await publishEntry(http, address, session.version()), editMessages.published);
      });
    } catch (error) {
      showError(error);
    }
  };

  return {
    dialog,
    dismiss: () => setDialog(noDialog),
    async publish() {
      const errors = await validator.validate({ ...validation, mode: 'update', draft: false });
      form.errors.replace(errors);
      if (errors.size > 0 || form.errors.owned().size > 0) {
        reveal();
        return;
      }
      try {
        const count = await record.during('draft-relation-check-pending', () =>
          countDraftRelations(http, address),
        );
        if (count === undefined) return;
        if (count > 0) setDialog({ about: 'draft-relations', count });
        else await publishNow();
      } catch (error) {
        showError(error);
      }
    },
    publishAnyway: publishNow,
    openUnpublishDialog: () => setDialog({ about: 'unpublish' }),
    async unpublish() {
      setDialog(noDialog);
      try {
        await record.during('unpublish-pending', async () => {
          await accept(await unpublishEntry(http, address, session.version()), editMessages.unpublished);
        });
      } catch (error) {
        showError(error);
      }
    },
  };
}
