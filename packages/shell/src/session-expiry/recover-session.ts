import { isSameValue } from '@admin/content-model';
import type { HttpClient } from '../http/http-client.ts';
import { type PermissionStore } from '../permissions/permission-store.ts';
import { groupPermissions } from '../permissions/grouped-permissions.ts';
import type { Recovery } from '../session/renewal.ts';
import type { SessionStore } from '../session/session-store.ts';

interface RecoveryParts {
  readonly session: SessionStore;
  readonly permissions: PermissionStore;
  readonly anonymousHttp: HttpClient;
}

/** Marks the session as expired and resolves to the next token. Never settles if the session ends instead. */
function otherToken(session: SessionStore, refused: string): Promise<string> {
  session.actions.expire();
  return new Promise((resolve) => {
    const stop = session.subscribe(({ token, status }) => {
      if (token === refused && status === 'expired') return;
      stop();
      if (token !== null) resolve(token);
    });
  });
}

/**
 * Fetches the current permissions of the user. Keeps the old ones if that fails, since the server checks each call.
 * Equal permissions are not replaced: otherwise pages would refetch data that is being saved.
 */
async function refreshPermissions({ session, permissions, anonymousHttp }: RecoveryParts, token: string) {
  try {
    const { data } = await anonymousHttp.call('GET /admin/users/me/permissions', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { granted } = permissions.getState();
    const isChanged = !isSameValue(groupPermissions(data), granted);
    if (isChanged && session.getState().token === token) permissions.actions.replace(data);
  } catch {
    // The waiting calls fail for the same reason and report it.
  }
}

/**
 * Creates the recovery of an ended session. The session is expired until a sign-in in this or another tab provides a
 * token. The permissions are refreshed before the waiting calls continue with it.
 */
export function createRecovery(parts: RecoveryParts): Recovery {
  return async (refused) => {
    const token = await otherToken(parts.session, refused);
    await refreshPermissions(parts, token);
    return token;
  };
}
