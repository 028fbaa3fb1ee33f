/** The storage keys of the session; fixed, because other tabs observe the second one. */
export const storageKeys = { token: 'admin.token', user: 'admin.user' } as const;

/** The signed-in user as the browser stores them, for display before the first response. */
export interface StoredUser {
  readonly id: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
}

export interface StoredSession {
  readonly token: string;
  readonly user: StoredUser | null;
}

/** `persistent` survives closing the browser ("remember me"); `tab` ends with the tab. */
export type Persistence = 'persistent' | 'tab';

/** Why a session was cleared: its user signed out, or the server refused it when a tab was opened. */
export type Ending = 'signed out' | 'refused';

function storageOf(persistence: Persistence): Storage {
  return persistence === 'persistent' ? window.localStorage : window.sessionStorage;
}

function read(storage: Storage): StoredSession | null {
  const token = storage.getItem(storageKeys.token);
  if (!token) return null;
  const user = storage.getItem(storageKeys.user);
  try {
    return { token, user: user ? (JSON.parse(user) as StoredUser) : null };
  } catch {
    return { token, user: null };
  }
}

/** Returns the stored session and its persistence; that of this tab takes precedence. */
export function readSession(): (StoredSession & { readonly persistence: Persistence }) | null {
  for (const persistence of ['tab', 'persistent'] as const) {
    const session = read(storageOf(persistence));
    if (session) return { ...session, persistence };
  }
  return null;
}

/**
 * Stores a session. Keys are overwritten, never removed and set again: other tabs treat a removed user as a sign-out.
 * Sessions stored by other tabs are not changed; a remembered session replaces that of this tab.
 */
export function writeSession(session: StoredSession, persistence: Persistence): void {
  if (persistence === 'persistent') clearSession('tab');
  const storage = storageOf(persistence);
  storage.setItem(storageKeys.token, session.token);
  if (session.user) storage.setItem(storageKeys.user, JSON.stringify(session.user));
}

/**
 * Clears the session in this tab or, if it is remembered, in the browser. Other tabs observe the order of the keys:
 * removing the user first is a sign-out, which they follow; removing the token first does not affect them.
 */
export function clearSession(persistence: Persistence, ending: Ending = 'signed out'): void {
  const keys = [storageKeys.user, storageKeys.token];
  if (ending === 'refused') keys.reverse();
  for (const key of keys) storageOf(persistence).removeItem(key);
}
