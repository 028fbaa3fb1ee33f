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
import { conflictOf, type Conflict } from './conflict-of.ts';
import { problemOf, serverErrors } from '../errors/request-errors.ts';
import type { RecordStatusControl } from './use-record-status.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** What is asked before the entry changes its state. */
export type PublicationQuestion =
  { readonly about: 'nothing' | 'unpublish' } | { readonly about: 'draft-relations'; readonly count: number };

export interface PublicationControl {
  readonly question: PublicationQuestion;
  readonly dismiss: () => void;
  /** Publishes, or asks first when the entry links to drafts. */
  readonly publish: () => Promise<void>;
  readonly publishAnyway: () => Promise<void>;
  readonly askToUnpublish: () => void;
  readonly unpublish: () => Promise<void>;
}

const noQuestion: PublicationQuestion = { about: 'nothing' };

/** Publishing and unpublishing. Nothing here rejects: failures are notified or shown at the fields. */
export function usePublication(spec: {
  readonly address: EntryAddress;
  readonly session: EntrySession;
  readonly record: RecordStatusControl;
  readonly validation: ValidationSpec;
  readonly reveal: () => void;
  readonly meetConflict: (conflict: Conflict) => void;
}): PublicationControl {
  const { address, session, record, validation, reveal, meetConflict } = spec;
  const { form, validator } = session;
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  const [question, setQuestion] = useState<PublicationQuestion>(noQuestion);

  const fail = (error: unknown): void => {
    const conflict = conflictOf(error);
    if (conflict) {
      meetConflict(conflict);
      return;
    }
    const wrong = serverErrors(error, form);
    if (wrong.size > 0) {
      form.errors.replace(wrong);
      reveal();
    }
    notify({ tone: 'warning', title: problemOf(error) });
  };

  const takeOver = async (
    stored: StoredEntry,
    message: typeof editMessages.published | typeof editMessages.unpublished,
  ): Promise<void> => {
    session.accept(stored);
    await cache.saved(address, stored);
    notify({ tone: 'success', title: message });
  };

  const publishNow = async (): Promise<void> => {
    setQuestion(noQuestion);
    try {
      await record.during('publish-pending', async () => {
        await takeOver(await publishEntry(http, address, session.version()), editMessages.published);
      });
    } catch (error) {
      fail(error);
    }
  };

  return {
    question,
    dismiss: () => setQuestion(noQuestion),
    async publish() {
      const wrong = await validator.validate({ ...validation, mode: 'update', draft: false });
      form.errors.replace(wrong);
      if (wrong.size > 0 || form.errors.owned().size > 0) {
        reveal();
        return;
      }
      try {
        const count = await record.during('draft-relation-check-pending', () =>
          countDraftRelations(http, address),
        );
        if (count === undefined) return;
        if (count > 0) setQuestion({ about: 'draft-relations', count });
        else await publishNow();
      } catch (error) {
        fail(error);
      }
    },
    publishAnyway: publishNow,
    askToUnpublish: () => setQuestion({ about: 'unpublish' }),
    async unpublish() {
      setQuestion(noQuestion);
      try {
        await record.during('unpublish-pending', async () => {
          await takeOver(await unpublishEntry(http, address, session.version()), editMessages.unpublished);
        });
      } catch (error) {
        fail(error);
      }
    },
  };
}
