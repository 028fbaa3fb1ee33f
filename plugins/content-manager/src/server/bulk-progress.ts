import type { BulkProgress, ServerServices } from '@admin/server';

type Owner = Pick<ServerServices, 'database'>;

/** Of each server the actions that run and whose caller wants to know how far they have come. */
const running = new WeakMap<ServerServices['database'], Map<string, BulkProgress>>();

// Whoever does not know who runs it does not know its name.
const keyOf = (userId: number, name: string): string => `${userId} ${name}`;

/**
 * Runs an action and remembers how far it has come, for whoever runs it and for as long as it does.
 * @param name what the caller calls it; undefined when they do not want to know
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

/** How far an action of somebody has come; null when none runs under that name, or nothing is known of it yet. */
export function progressOf({ database }: Owner, userId: number, name: string): BulkProgress | null {
  return running.get(database)?.get(keyOf(userId, name)) ?? null;
}
