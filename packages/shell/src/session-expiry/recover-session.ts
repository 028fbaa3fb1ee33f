import type { HttpClient } from '../http/http-client.ts';
import { groupPermissions, type PermissionStore } from '../permissions/permission-store.ts';
import type { Recovery } from '../session/renewal.ts';
import type { SessionStore } from '../session/session-store.ts';

interface RecoveryParts {
  readonly session: SessionStore;
  readonly permissions: PermissionStore;
  readonly anonymousHttp: HttpClient;
}

/** Marks the session as expired and waits for another token; for ever, when the session is given up. */
function otherToken(session: SessionStore, refused: string): Promise<string> {
  session.setState({ status: 'expired' });
  return new Promise((resolve) => {
    const stop = session.subscribe(({ token, status }) => {
      if (token === refused && status === 'expired') return;
      stop();
      if (token !== null) resolve(token);
    });
  });
}

/**
 * Reads what the user may do now. When that fails the old permissions stay: the server judges each call anyway.
 * The same permissions again are no change, or pages would fetch again what is just being saved.
 */
async function refreshPermissions({ session, permissions, anonymousHttp }: RecoveryParts, token: string) {
  try {
    const { data } = await anonymousHttp.call('GET /admin/users/me/permissions', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { granted, replace } = permissions.getState();
    const isChanged = JSON.stringify(groupPermissions(data)) !== JSON.stringify(granted);
    if (isChanged && session.getState().token === token) replace(data);
  } catch {
    // The calls that wait will meet the same trouble, and report it.
  }
}

/**
 * Makes the recovery of an ended session: the session is marked as expired until a sign-in, here or in
 * another tab, brings another token; the permissions are read again before the calls that wait go on with it.
 */
export function createRecovery(parts: RecoveryParts): Recovery {
  return async (refused) => {
    const token = await otherToken(parts.session, refused);
    await refreshPermissions(parts, token);
    return token;
  };
}
