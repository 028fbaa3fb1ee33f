import type { Entry, ValueDifference } from '@admin/content-model';
import {
  entryModel,
  entryPayload,
  type FieldErrors,
  type ResolvedConflict,
  type ValidationSpec,
} from '@admin/entry-form';
import { httpRef, notifyRef, useService, type MessageValue } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
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
import type { Editing } from '../editing/editing-context.ts';
import { serverErrors } from '../errors/request-errors.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import { commitFocusedInput, type RecordStatusControl } from './form-lock.ts';
import { mergeMessages } from './messages.ts';
import { conflictOf, UnresolvedMergeError, useMerge, type Conflict } from './use-merge.ts';

/** The reason of the last failed save, unless the form shows it at its fields. */
export type SaveFailure =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | {
      readonly kind: 'unresolved';
      readonly conflict: Conflict;
      readonly conflicts: readonly ValueDifference[];
    };

/** Maximum number of merges with versions of other users during one save. */
const maxMerges = 3;

const noFailure: SaveFailure = { kind: 'none' };

export interface SaveSpec {
  readonly editing: Pick<Editing, 'view' | 'address' | 'stage'>;
  readonly session: EntrySession;
  readonly record: RecordStatusControl;
  readonly validation: ValidationSpec;
  readonly reveal: () => void;
  /**
   * Called after the entry is saved and the form accepted the response.
   * @param leaves whether the page is left after the save
   */
  readonly onSaved: (savedAt: EntryAddress, saved: Entry, leaves: boolean) => void;
}

export interface SaveControl {
  readonly failure: SaveFailure;
  readonly forgetFailure: () => void;
  /** Saves the form. Never rejects; after a failure the form keeps its changes. */
  readonly save: () => Promise<void>;
  /** Saves the form before the page is left. @returns whether the entry is saved */
  readonly saveToLeave: () => Promise<boolean>;
  /** Saves the form with the choices of the user. Never rejects. */
  readonly saveResolved: (resolved: readonly ResolvedConflict[]) => Promise<void>;
  /** Shows the dialog about a newer version, for actions other than a save. */
  readonly showConflict: (conflict: Conflict) => void;
}

/** The result of a save. */
interface SaveResult {
  readonly errors: FieldErrors;
  /** The response; null if the form is invalid. */
  readonly saved: StoredEntry | null;
  /** The version of another user that was merged. */
  readonly merged: Conflict | null;
}

/** Returns the notice after a save, with the author of the merged changes. */
function savedNotice(merged: Conflict | null, ownId: number | null): MessageValue {
  if (!merged) return editMessages.saved;
  const { by, byId } = merged;
  if (byId !== null && byId === ownId) return mergeMessages.savedWithOwn;
  return by === null
    ? mergeMessages.savedWithAnotherUser
    : { ...mergeMessages.savedWith, values: { who: by } };
}

/** Returns the save action: validate, send, merge after a conflict, accept the response, notify. */
export function useSave({ editing, session, record, validation, reveal, onSaved }: SaveSpec): SaveControl {
  const notify = useService(notifyRef);
  const cache = useEntryCache();
  const ownId = useOwnId();
  const [failure, setFailure] = useState<SaveFailure>(noFailure);
  const { address } = editing;
  const { form } = session;
  const send = useSend({ editing, session, validation });

  const showConflict = (conflict: Conflict): void => setFailure({ kind: 'conflict', conflict });

  const showError = (error: unknown): void => {
    const errors = serverErrors(error, form);
    const conflict = conflictOf(error);
    if (error instanceof UnresolvedMergeError) {
      setFailure({ kind: 'unresolved', conflict: error.conflict, conflicts: error.conflicts });
    } else if (errors.size > 0) {
      form.errors.replace(errors);
      reveal();
    } else if (conflict) {
      showConflict(conflict);
    } else {
      setFailure({ kind: 'failed', error });
    }
  };

  const accept = async ({ saved, merged }: SaveResult, leaves: boolean): Promise<void> => {
    if (!saved) return;
    const savedAt = savedAddress(address, saved.entry);
    const cached = await cache.saved(savedAt, saved);
    // In the same microtask, so that the new version, the unmodified form and its lock render once.
    session.accept(cached);
    record.end();
    notify({ tone: 'success', title: savedNotice(merged, ownId) });
    onSaved(savedAt, saved.entry, leaves);
  };

  /** Saves the form and shows errors. Returns whether the entry is saved. */
  const attempt = async (resolved: readonly ResolvedConflict[], leaves = false): Promise<boolean> => {
    commitFocusedInput();
    setFailure(noFailure);
    try {
      const result = await record.during('submit-pending', async () => {
        const sent = await send(resolved);
        await accept(sent, leaves);
        return sent;
      });
      if (!result) return false;
      form.errors.replace(result.errors);
      if (!result.saved) reveal();
      return result.saved !== null;
    } catch (error) {
      showError(error);
      return false;
    }
  };

  return {
    failure,
    forgetFailure: () => setFailure(noFailure),
    save: async () => void (await attempt([])),
    saveToLeave: () => attempt([], true),
    saveResolved: async (resolved) => void (await attempt(resolved)),
    showConflict,
  };
}

/** Returns a function that validates and sends the form, and merges versions of other users before another attempt. */
function useSend({
  editing: { view, address, stage },
  session,
  validation,
}: Pick<SaveSpec, 'editing' | 'session' | 'validation'>): (
  resolved: readonly ResolvedConflict[],
) => Promise<SaveResult> {
  const http = useService(httpRef);
  const starts = useContributions(initialValues);
  const merge = useMerge(address, session);
  const { form, validator } = session;
  return async (resolved) => {
    let merged: Conflict | null = null;
    for (let merges = 0; ; merges += 1) {
      await form.settle();
      const errors = await validator.validate(validation);
      if (errors.size > 0 || form.errors.owned().size > 0) return { errors, saved: null, merged };
      const body = entryPayload(entryModel(view), {
        values: form.values(),
        initial: form.initialValues(),
        sent: stage === 'editing' || address.origin !== undefined ? 'changes' : 'everything',
      });
      const start = startParameters(starts, address);
      try {
        const saved = await saveEntry(http, address, body, { version: session.version(), start });
        return { errors, saved, merged };
      } catch (error) {
        if (merges === maxMerges) throw error;
        merged = await merge(error, resolved);
      }
    }
  };
}
