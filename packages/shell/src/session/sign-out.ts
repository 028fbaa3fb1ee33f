import type { HttpClient } from '../http/http-client.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Signs out in this tab and, with "remember me", in all tabs. Calls the server first, and clears the session also if
 * that fails. A plugin of the server may name the address where the sign-out continues. An expired session is cleared
 * without a call, which would ask the user to sign in again.
 */
export async function signOut(parts: {
  readonly http: Pick<HttpClient, 'call'>;
  readonly session: SessionStore;
}): Promise<void> {
  const { http, session } = parts;
  const { end, leave } = session.actions;
  if (session.getState().status === 'expired') {
    end();
    return;
  }
  leave();
  let redirectTo: string | undefined;
  try {
    ({ redirectTo } = (await http.call('POST /admin/logout')).data);
  } catch {
    // A sign-out must not depend on the server.
  } finally {
    end();
  }
  if (redirectTo) location.assign(redirectTo);
}
