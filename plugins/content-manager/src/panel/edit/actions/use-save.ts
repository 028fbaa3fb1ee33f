import { useState } from 'react';
import { entryStarts } from '../../../points.ts';
import {
  savedAddress,
  saveEntry,
  startParameters,
  useEntryCache,
  type EntryAddress,
} from '../../entry/index.ts';
import type { Strictness } from '../errors/entry-checker.ts';
import { entryPayload, type FieldErrors } from '../form/index.ts';
import { editMessages } from '../messages.ts';
import type { Editing } from '../editing-context.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { conflictOf, type Conflict } from './conflict-of.ts';
import { isTemporary, problemOf } from './problem-of.ts';
import { settleInputs } from './settle-inputs.ts';
import { serverErrors } from '../errors/server-errors.ts';
import type { RecordStatusControl } from './use-record-status.ts';
import { httpRef, notifyRef, useContributions, useService } from '@admin/shell';

/** Why the last save did not go through, where the form itself cannot say it. */
export type SaveFailure =
  { readonly kind: 'none' | 'temporary' } | { readonly kind: 'conflict'; readonly conflict: Conflict };

const noFailure: SaveFailure = { kind: 'none' };

export interface SaveSpec {
  readonly editing: Pick<Editing, 'view' | 'address' | 'stage'>;
  readonly session: EntrySession;
  readonly record: RecordStatusControl;
  readonly strictness: Strictness;
  readonly reveal: () => void;
  /** Called once the entry is saved and the form holds what the server answered. */
  readonly onSaved: (savedAt: EntryAddress) => void;
}

export interface SaveControl {
  readonly failure: SaveFailure;
  readonly forgetFailure: () => void;
  /** Saves what is in the form. Never rejects: whatever goes wrong, the form keeps what was typed. */
  readonly save: () => Promise<void>;
  /** Asks whose version to go on with; for whatever else the server refused because of a newer version. */
  readonly meetConflict: (conflict: Conflict) => void;
}

/** Saving: check, send, take over the answer, say how it went. */
export function useSave({ editing, session, record, strictness, reveal, onSaved }: SaveSpec): SaveControl {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  const starts = useContributions(entryStarts);
  const [failure, setFailure] = useState<SaveFailure>(noFailure);
  const { view, address, stage } = editing;
  const { form, checker } = session;

  const meetConflict = (conflict: Conflict): void => setFailure({ kind: 'conflict', conflict });

  const fail = (error: unknown): void => {
    const wrong = serverErrors(error, form);
    const conflict = conflictOf(error);
    if (wrong.size > 0) {
      form.errors.replace(wrong);
      reveal();
    } else if (conflict) {
      meetConflict(conflict);
    } else {
      if (isTemporary(error)) setFailure({ kind: 'temporary' });
      notify({ tone: 'warning', title: problemOf(error) });
    }
  };

  /** Saves the values, unless something is wrong with them. */
  const send = async (): Promise<{ readonly wrong: FieldErrors; readonly isSaved: boolean }> => {
    await form.settle();
    const wrong = await checker.check(strictness);
    if (wrong.size > 0 || form.errors.held().size > 0) return { wrong, isSaved: false };
    const body = entryPayload(view, {
      values: form.values(),
      initial: form.initialValues(),
      sent: stage === 'editing' || address.origin !== undefined ? 'changes' : 'everything',
    });
    const start = startParameters(starts, address);
    const saved = await saveEntry(http, address, body, { version: session.version(), start });
    const savedAt = savedAddress(address, saved.entry);
    session.accept(saved);
    await cache.saved(savedAt, saved);
    notify({ tone: 'success', title: editMessages.saved });
    onSaved(savedAt);
    return { wrong, isSaved: true };
  };

  const save = async (): Promise<void> => {
    settleInputs();
    setFailure(noFailure);
    try {
      const sent = await record.during('submit-pending', send);
      if (!sent) return;
      form.errors.replace(sent.wrong);
      if (!sent.isSaved) reveal();
    } catch (error) {
      fail(error);
    }
  };

  return { failure, forgetFailure: () => setFailure(noFailure), save, meetConflict };
}
