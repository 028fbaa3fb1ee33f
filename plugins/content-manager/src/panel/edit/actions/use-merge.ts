import { creatorName, relationDifference, type Creator, type ValueDifference } from '@admin/content-model';
import { createTupleMap, type EntryForm, type OwnedRelation, type ResolvedConflict } from '@admin/entry-form';
import { ApiError, httpRef, useService, type HttpClient } from '@admin/shell';
import type { CallParameters } from '../../address/index.ts';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import type { EntrySession, MergeOptions } from '../session/entry-session.ts';
import { fetchRelated, listedEntries } from '../session/related-query.ts';

/** A version on the server that is newer than the version of the form. */
export interface Conflict {
  /** The version that the next save must be based on; null if the server does not report it. */
  readonly version: string | null;
  /** Name of the author; null if the server does not report it. */
  readonly by: string | null;
  /** Id of the author, who can be the user in another tab. */
  readonly byId: number | null;
  /** ISO 8601 date; null if the server does not report it. */
  readonly at: string | null;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Returns the conflict in an error of status 412; undefined for any other error. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const { current, updatedAt, updatedBy } = error.details;
  const hasAuthor = typeof updatedBy === 'object' && updatedBy !== null;
  return {
    version: textOrNull(current),
    byId: hasAuthor && 'id' in updatedBy && typeof updatedBy.id === 'number' ? updatedBy.id : null,
    by: hasAuthor ? creatorName(updatedBy as Creator) : null,
    at: textOrNull(updatedAt),
  };
}

/** Thrown if both users changed the same value, so that the user has to choose. */
export class UnresolvedMergeError extends Error {
  override readonly name = 'UnresolvedMergeError';
  readonly conflict: Conflict;
  readonly conflicts: readonly ValueDifference[];

  constructor(conflict: Conflict, conflicts: readonly ValueDifference[]) {
    super('Two users changed the same value.');
    this.conflict = conflict;
    this.conflicts = conflicts;
  }
}

/** Maximum number of linked entries that are compared. In longer lists, removed links cannot be detected. */
const maxCompared = 100;

/**
 * Fetches what other users changed in relations since the form loaded them; undefined for relations that cannot be
 * compared. Rejects if the server does not respond.
 */
async function fetchRemoteRelations(
  http: HttpClient,
  form: EntryForm,
  relations: readonly OwnedRelation[],
  parameters: CallParameters,
): Promise<MergeOptions['linksOf']> {
  const compare = async ({ owner, field }: OwnedRelation) => {
    const page = await fetchRelated(http, { owner, field }, { page: 1, pageSize: maxCompared, parameters });
    if ('results' in page && page.pagination.pageCount > 1) return undefined;
    return relationDifference(listedEntries([page]), form.relations.read(owner, field));
  };
  const changes = createTupleMap<
    [uid: string, id: number, field: string],
    Awaited<ReturnType<typeof compare>>
  >();
  await Promise.all(
    relations.map(async (relation) => {
      const { owner, field } = relation;
      try {
        changes.set([owner.uid, owner.id, field], await compare(relation));
      } catch (error) {
        // The user may not read the links, or their component was deleted.
        if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) throw error;
      }
    }),
  );
  return ({ owner, field }) => changes.get(owner.uid, owner.id, field);
}

/**
 * Merges the current version of the server into the form.
 * @returns unresolved conflicts, with which the form stays unchanged; null if the entry was deleted. Rejects if the server
 *   does not respond
 */
export type MergeStored = (
  resolved: readonly ResolvedConflict[],
) => Promise<readonly ValueDifference[] | null>;

/** Returns a function that merges the current version of the server into the form. */
export function useMergeStored(address: EntryAddress, session: EntrySession): MergeStored {
  const http = useService(httpRef);
  const cache = useEntryCache();
  return async (resolved) => {
    const [theirs, linksOf] = await Promise.all([
      cache.refresh(address),
      fetchRemoteRelations(http, session.form, session.changedRelations(), address.parameters),
    ]);
    return theirs && session.merge(theirs, { linksOf, resolved });
  };
}

/**
 * Merges the version that caused a save to fail.
 * @param error the error of the save
 * @returns the merged version. Rejects with the error if it is no conflict or the entry was deleted, and with
 *   {@link UnresolvedMergeError} if the user has to choose; the form stays unchanged then
 */
export type MergeAfterError = (error: unknown, resolved: readonly ResolvedConflict[]) => Promise<Conflict>;

/** Returns a function that merges the version that caused a save to fail. */
export function useMerge(address: EntryAddress, session: EntrySession): MergeAfterError {
  const mergeStored = useMergeStored(address, session);
  return async (error, resolved) => {
    const conflict = conflictOf(error);
    if (!conflict) throw error;
    const unresolved = await mergeStored(resolved);
    if (!unresolved) throw error;
    if (unresolved.length > 0) throw new UnresolvedMergeError(conflict, unresolved);
    return conflict;
  };
}
