import type { MergeConflict } from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import type { EntrySession } from '../session/entry-session.ts';
import { conflictOf, type Conflict } from './conflict-of.ts';
import { fetchTheirLinks } from './their-links.ts';

/** Thrown where two people changed the same: somebody has to say whose is to stay. */
export class UnsettledMergeError extends Error {
  override readonly name = 'UnsettledMergeError';
  readonly conflict: Conflict;
  readonly conflicts: readonly MergeConflict[];

  constructor(conflict: Conflict, conflicts: readonly MergeConflict[]) {
    super('Two people changed the same.');
    this.conflict = conflict;
    this.conflicts = conflicts;
  }
}

/**
 * Goes on from what somebody else saved, with what is in the form put into it.
 * @param refusal why the save failed
 * @returns whose version it was merged with; rejects with the refusal where that is about something else, with
 *   {@link UnsettledMergeError} where both changed the same, and as the server does. The form is as it was then.
 */
export type MergeTheirs = (refusal: unknown, settled: readonly ResolvedConflict[]) => Promise<Conflict>;

/**
 * Goes on from what the server now holds, with what is in the form put into it.
 * @returns what both changed and is not settled, and then the form is as it was; null where the entry is gone. Rejects as
 *   the server does
 */
export type MergeWithStored = (
  settled: readonly ResolvedConflict[],
) => Promise<readonly MergeConflict[] | null>;

/** Merging what is in the form with what the server holds. */
export function useMergeTheirs(address: EntryAddress, session: EntrySession): MergeWithStored {
  const http = useService(httpRef);
  const cache = useEntryCache();
  return async (settled) => {
    const relations = session.changedRelations();
    const { parameters } = address;
    const [theirs, linksOf] = await Promise.all([
      cache.refresh(address),
      fetchTheirLinks(http, { form: session.form, relations, parameters }),
    ]);
    return theirs && session.merge(theirs, { linksOf, resolved: settled });
  };
}

/** Merging what is in the form with what somebody else saved meanwhile. */
export function useMerge(address: EntryAddress, session: EntrySession): MergeTheirs {
  const mergeTheirs = useMergeTheirs(address, session);
  return async (refusal, settled) => {
    const conflict = conflictOf(refusal);
    if (!conflict) throw refusal;
    const open = await mergeTheirs(settled);
    // It is gone: there is nothing to merge with.
    if (!open) throw refusal;
    if (open.length > 0) throw new UnsettledMergeError(conflict, open);
    return conflict;
  };
}
