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

function forget(storage: Storage): void {
  storage.removeItem(storageKeys.token);
  storage.removeItem(storageKeys.user);
}

/**
 * Stores a session, and forgets one kept elsewhere. Keys are overwritten, never removed and set again:
 * other tabs take a removed user for a sign-out.
 */
export function writeSession(session: StoredSession, persistence: Persistence): void {
  forget(storageOf(persistence === 'tab' ? 'persistent' : 'tab'));
  const storage = storageOf(persistence);
  storage.setItem(storageKeys.token, session.token);
  if (session.user) storage.setItem(storageKeys.user, JSON.stringify(session.user));
}

/** Forgets the session in this tab and, when it was persistent, in all of them. */
export function clearSession(): void {
  forget(storageOf('tab'));
  forget(storageOf('persistent'));
}
