import type { BulkProgress } from '../content/operations/entries/bulk-entries.ts';
import type { Database } from '../database/index.ts';

interface Owner {
  readonly database: Database;
}

/** The progress of running actions, by database and caller. */
const running = new WeakMap<Database, Map<string, BulkProgress>>();

// Contains the id of the user, so that no other user can read the progress.
const keyOf = (userId: number, name: string): string => `${userId} ${name}`;

/**
 * Runs an action on many entries and records its progress until it ends. The panel reads it from
 * `GET /content-manager/bulk-progress/:name`.
 * @param name under which the same user can read the progress; undefined for none
 */
export async function withProgress<Result>(
  { database }: Owner,
  { userId, name }: { readonly userId: number; readonly name: string | undefined },
  run: (onProgress?: (progress: BulkProgress) => void) => Promise<Result>,
): Promise<Result> {
  if (name === undefined) return run();
  const actions = running.get(database) ?? new Map<string, BulkProgress>();
  running.set(database, actions);
  const key = keyOf(userId, name);
  try {
    return await run((progress) => void actions.set(key, progress));
  } finally {
    actions.delete(key);
  }
}

/** Returns the progress of a user's action; null if none runs under that name or none is reported yet. */
export function progressOf({ database }: Owner, userId: number, name: string): BulkProgress | null {
  return running.get(database)?.get(keyOf(userId, name)) ?? null;
}
