import {
  AppError,
  type Actor,
  type ChangedEntity,
  type DatabaseTransaction,
  type PluginContext,
} from '@admin/server';
import type { ReviewCall } from './review-call.ts';

/** Entries of a content type that a caller changes in one transaction. */
export interface ReviewBatch {
  readonly server: PluginContext;
  readonly actor: Actor;
  readonly uid: string;
  readonly ids: readonly number[];
}

/** The outcome for one entry. */
export type EntryOutcome =
  { readonly id: number; readonly isChanged: boolean } | { readonly id: number; readonly refusal: AppError };

/** Collects the outcomes of a batch. Errors that refuse one entry do not affect the others. */
export class BatchOutcomes {
  readonly #outcomes = new Map<number, EntryOutcome>();

  /** Returns the result of work on an entry; undefined if it refuses the entry. */
  async attempt<Result>(id: number, work: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      this.#outcomes.set(id, { id, refusal: error });
      return undefined;
    }
  }

  changed(id: number, isChanged: boolean): void {
    this.#outcomes.set(id, { id, isChanged });
  }

  /** Returns the outcomes of all entries of a batch; an entry without one is unchanged. */
  of(ids: readonly number[]): EntryOutcome[] {
    return ids.map((id) => this.#outcomes.get(id) ?? { id, isChanged: false });
  }
}

/** An entry that the caller may read. */
export interface ReadableEntry {
  readonly id: number;
  readonly entity: ChangedEntity;
}

/**
 * Returns the entries of a batch that the caller may read; the others are refused.
 * @param within locks the entries until the transaction ends, in the order of their ids as every writer does
 */
export async function readableEntries(
  { server: { content }, actor, uid, ids }: ReviewBatch,
  outcomes: BatchOutcomes,
  within?: DatabaseTransaction,
): Promise<readonly ReadableEntry[]> {
  const readable: ReadableEntry[] = [];
  for (const id of ids.toSorted((one, other) => one - other)) {
    const call = {
      permissions: actor.permissions,
      uid,
      id,
      action: 'read',
      ...(within && { within }),
    } as const;
    const entry = await outcomes.attempt(id, () => content.requireEntry(call));
    if (entry !== undefined) readable.push({ id, entity: entry.entity });
  }
  return readable;
}

/** Parses the id of a path; 0, which no entry has, for anything else. */
function entryIdOf(sent: unknown): number {
  return /^\d{1,9}$/.test(String(sent)) ? Number(sent) : 0;
}

/** Changes a single entry as a batch. @returns whether it has changed @throws the error that refuses it */
export async function changeOne(
  { id, ...call }: ReviewCall,
  change: (batch: ReviewBatch) => Promise<readonly EntryOutcome[]>,
): Promise<boolean> {
  const [outcome] = await change({ ...call, ids: [entryIdOf(id)] });
  if (outcome === undefined) return false;
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.isChanged;
}
