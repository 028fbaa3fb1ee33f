import type { HttpClient } from '../http/http-client.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Signs out here and, when the session was remembered, in all tabs. The server is told first; when it
 * cannot be reached, this browser forgets the session all the same. A session that it has ended itself needs
 * no telling, and nobody is asked to sign in again only to leave.
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
  try {
    await http.call('POST /admin/logout');
  } catch {
    // Leaving must not depend on a server that answers.
  } finally {
    end();
  }
}
