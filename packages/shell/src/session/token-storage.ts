/** Where the session lives in the browser; fixed, because another tab listens to the second one. */
export const storageKeys = { token: 'admin.token', user: 'admin.user' } as const;

/** Who is signed in, as far as the browser remembers: enough to greet before the server has answered. */
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

/** Persistent storage outlives the browser ("remember me"), the other kind ends with the tab. */
export type Persistence = 'persistent' | 'tab';

/** Why a session is forgotten: its user wished so, or the server refused it when a tab was opened. */
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

/** The stored session and where it was found; this tab's own one wins. */
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
 * Forgets the session in this tab or, when it was remembered, in the browser. Other tabs see the keys go in
 * this order: the user first is a sign-out, which they follow; the token first leaves them as they are.
 */
export function clearSession(persistence: Persistence, ending: Ending = 'signed out'): void {
  const keys = [storageKeys.user, storageKeys.token];
  if (ending === 'refused') keys.reverse();
  for (const key of keys) storageOf(persistence).removeItem(key);
}
