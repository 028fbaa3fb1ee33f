import type { SessionStore } from '../session/session-store.ts';
import { mayBelongTo } from '../session/token-claims.ts';
import { storageKeys, type StoredUser } from '../session/token-storage.ts';

function idOf(storedUser: string): number | null {
  try {
    return (JSON.parse(storedUser) as StoredUser).id;
  } catch {
    return null;
  }
}

/**
 * Synchronises a persistent session with other tabs. A sign-out in another tab ends the session, and a new token of the
 * same user renews an expired one. When another user signs in, this tab clears its own session and leaves the storage
 * unchanged.
 * @returns the function that stops the synchronisation
 */
export function followOtherTabs(session: SessionStore): () => void {
  // The token is removed before the user when the server has refused it in another tab, which is not a sign-out.
  let isTokenGone = false;

  const leave = () => {
    session.actions.leave();
    session.actions.end();
  };

  const followToken = (token: string | null): void => {
    isTokenGone = token === null;
    if (token === null) return;
    const { user, status } = session.getState();
    if (!mayBelongTo(token, user)) session.actions.abandon();
    else if (status === 'expired') session.actions.resume(token);
  };

  const followUser = (stored: string | null): void => {
    if (stored === null) {
      if (!isTokenGone) leave();
      return;
    }
    const { user } = session.getState();
    if (user !== null && idOf(stored) !== user.id) session.actions.abandon();
  };

  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const { token, persistence } = session.getState();
    if (token === null || persistence !== 'persistent') return;
    // A null key means that the whole storage was cleared.
    if (key === null) leave();
    else if (key === storageKeys.token) followToken(newValue);
    else if (key === storageKeys.user) followUser(newValue);
  };

  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
