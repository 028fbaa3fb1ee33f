import type { QueryClient } from '@tanstack/react-query';

/** Not below the tags of content: invalidating entries must not ask the server for these keys. */
const keyOf = (uid: string, id: string) => ['content-manager.deleted', uid, id] as const;

/** Records deleted entries: a list shows their rows until it is fetched again. */
export function markDeleted(queries: QueryClient, uid: string, ids: readonly string[]): void {
  for (const id of ids) queries.setQueryData(keyOf(uid, id), true);
}

/** Returns whether this panel deleted the entry within the last minutes. */
export function isDeleted(queries: QueryClient, uid: string, id: string): boolean {
  return queries.getQueryData(keyOf(uid, id)) === true;
}
