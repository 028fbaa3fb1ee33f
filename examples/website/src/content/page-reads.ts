import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Set<string>>();

/** Records that the current page shows an entry, or with `id` null a list of all entries of a type. */
export function recordRead(uid: string, id: number | null): void {
  reads.getStore()?.add(id === null ? uid : `${uid}:${id}`);
}

/** Runs `render` and returns its result with what it recorded. */
export async function collectReads<Result>(
  render: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly reads: ReadonlySet<string> }> {
  const collected = new Set<string>();
  return { result: await reads.run(collected, render), reads: collected };
}
