import type { Entry, MergeConflict } from '@admin/content-model';
import { useState } from 'react';
import { initialValues } from '../../../points.ts';
import {
  savedAddress,
  saveEntry,
  startParameters,
  useEntryCache,
  type EntryAddress,
  type StoredEntry,
} from '../../entry/index.ts';
import {
  entryModel,
  entryPayload,
  type FieldErrors,
  type ResolvedConflict,
  type ValidationSpec,
} from '@admin/entry-form';
import { editMessages } from '../messages.ts';
import type { Editing } from '../editing/editing-context.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { conflictOf, type Conflict } from './conflict-of.ts';
import { mergeMessages } from './messages.ts';
import { settleInputs } from './settle-inputs.ts';
import { serverErrors } from '../errors/request-errors.ts';
import type { RecordStatusControl } from './use-record-status.ts';
import { UnsettledMergeError, useMerge } from './use-merge.ts';
import { httpRef, notifyRef, useService, type MessageValue } from '@admin/shell';
import { useContributions } from '@admin/shell/host';

/** Why the last save did not go through, where the form itself cannot say it. */
export type SaveFailure =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'unsettled'; readonly conflict: Conflict; readonly conflicts: readonly MergeConflict[] };

/** How often a save goes on from what others saved meanwhile, before it asks what to do. */
const mostMerges = 3;

const noFailure: SaveFailure = { kind: 'none' };

export interface SaveSpec {
  readonly editing: Pick<Editing, 'view' | 'address' | 'stage'>;
  readonly session: EntrySession;
  readonly record: RecordStatusControl;
  readonly validation: ValidationSpec;
  readonly reveal: () => void;
  /**
   * Called once the entry is saved and the form holds what the server answered.
   * @param leaves whether the page is left after the save
   */
  readonly onSaved: (savedAt: EntryAddress, saved: Entry, leaves: boolean) => void;
}

export interface SaveControl {
  readonly failure: SaveFailure;
  readonly forgetFailure: () => void;
  /** Saves what is in the form. Never rejects: whatever goes wrong, the form keeps what was typed. */
  readonly save: () => Promise<void>;
  /** As `save`, before the page is left. @returns whether the entry is saved */
  readonly saveToLeave: () => Promise<boolean>;
  /** Saves with what both changed as it was settled. Never rejects either. */
  readonly saveSettled: (settled: readonly ResolvedConflict[]) => Promise<void>;
  /** Asks whose version to go on with; for whatever else the server refused because of a newer version. */
  readonly meetConflict: (conflict: Conflict) => void;
}

/** How a save went. */
interface Written {
  readonly wrong: FieldErrors;
  /** What the server answered; null where something was wrong with the values. */
  readonly saved: StoredEntry | null;
  /** Whose version it was merged with. */
  readonly other: Conflict | null;
}

/** Says whose changes are in what was saved, beside one's own. */
function mergedNotice({ by, byId }: Conflict, ownId: number | null): MessageValue {
  if (byId !== null && byId === ownId) return mergeMessages.savedWithOwn;
  return by === null ? mergeMessages.savedWithSomebody : { ...mergeMessages.savedWith, values: { who: by } };
}

/** Saving: check, merge with what others saved, send, take over the answer, say how it went. */
export function useSave({ editing, session, record, validation, reveal, onSaved }: SaveSpec): SaveControl {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  const starts = useContributions(initialValues);
  const ownId = useOwnId();
  const [failure, setFailure] = useState<SaveFailure>(noFailure);
  const { view, address, stage } = editing;
  const merge = useMerge(address, session);
  const { form, validator } = session;

  const meetConflict = (conflict: Conflict): void => setFailure({ kind: 'conflict', conflict });

  const fail = (error: unknown): void => {
    const wrong = serverErrors(error, form);
    const conflict = conflictOf(error);
    if (error instanceof UnsettledMergeError) {
      setFailure({ kind: 'unsettled', conflict: error.conflict, conflicts: error.conflicts });
    } else if (wrong.size > 0) {
      form.errors.replace(wrong);
      reveal();
    } else if (conflict) {
      meetConflict(conflict);
    } else {
      setFailure({ kind: 'failed', error });
    }
  };

  /** What the values are told as; they are merged and told again when somebody else was quicker. */
  const write = async (settled: readonly ResolvedConflict[]): Promise<Written> => {
    let other: Conflict | null = null;
    for (let merges = 0; ; merges += 1) {
      await form.settle();
      const wrong = await validator.validate(validation);
      if (wrong.size > 0 || form.errors.owned().size > 0) return { wrong, saved: null, other };
      const body = entryPayload(entryModel(view), {
        values: form.values(),
        initial: form.initialValues(),
        sent: stage === 'editing' || address.origin !== undefined ? 'changes' : 'everything',
      });
      try {
        const start = startParameters(starts, address);
        return {
          wrong,
          saved: await saveEntry(http, address, body, { version: session.version(), start }),
          other,
        };
      } catch (error) {
        if (merges === mostMerges) throw error;
        other = await merge(error, settled);
      }
    }
  };

  /** Saves the values, unless something is wrong with them. */
  const send = async (settled: readonly ResolvedConflict[], leaves: boolean): Promise<Written> => {
    const written = await write(settled);
    const { saved, other } = written;
    if (!saved) return written;
    const savedAt = savedAddress(address, saved.entry);
    session.accept(saved);
    await cache.saved(savedAt, saved);
    notify({ tone: 'success', title: other ? mergedNotice(other, ownId) : editMessages.saved });
    onSaved(savedAt, saved.entry, leaves);
    return written;
  };

  /** Saves, and shows what went wrong; returns whether the entry is saved. */
  const attempt = async (settled: readonly ResolvedConflict[], leaves = false): Promise<boolean> => {
    settleInputs();
    setFailure(noFailure);
    try {
      const written = await record.during('submit-pending', () => send(settled, leaves));
      if (!written) return false;
      form.errors.replace(written.wrong);
      if (!written.saved) reveal();
      return written.saved !== null;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  return {
    failure,
    forgetFailure: () => setFailure(noFailure),
    save: async () => void (await attempt([])),
    saveToLeave: () => attempt([], true),
    saveSettled: async (settled) => void (await attempt(settled)),
    meetConflict,
  };
}
