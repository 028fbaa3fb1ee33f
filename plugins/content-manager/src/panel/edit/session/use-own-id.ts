import { sessionRef, useStore } from '@admin/shell';

/** Returns the id of the signed-in administrator; null while it is not known. */
export function useOwnId(): number | null {
  return useStore(sessionRef, ({ user }) => user?.id ?? null);
}
