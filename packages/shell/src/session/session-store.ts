import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  clearSession,
  readSession,
  writeSession,
  type Ending,
  type Persistence,
  type StoredUser,
} from './token-storage.ts';

/**
 * What the server thinks of the session, as far as this tab knows: `expired` while its user is asked to sign
 * in again over the page, `leaving` on the way out, when a refusal is no news any more.
 */
export type SessionStatus = 'live' | 'expired' | 'leaving';

export interface SessionState {
  /** Null while nobody is signed in; refused already while the session is expired. */
  readonly token: string | null;
  readonly user: StoredUser | null;
  readonly persistence: Persistence;
  /** Says nothing while nobody is signed in. */
  readonly status: SessionStatus;
  /** Why the session before ended; null while there is one, and where there was none. */
  readonly ending: Ending | null;
  /** The session before this sign-in was left on purpose: whoever comes next begins anew. */
  readonly hasLeft: boolean;
}

export interface SessionActions {
  /** A login, registration or password reset succeeded. */
  readonly begin: (session: {
    readonly token: string;
    readonly user: StoredUser | null;
    readonly persistence: Persistence;
  }) => void;
  /** The token was exchanged for a new one of the same session. */
  readonly renew: (token: string) => void;
  /** The user's own name or address changed. */
  readonly rename: (user: StoredUser) => void;
  /** Signed out here or in another tab, or refused by the server. @default 'signed out' */
  readonly end: (ending?: Ending) => void;
}

export type SessionStore = StoreApi<SessionState & SessionActions>;

/** Creates the store from what the browser remembers, and keeps the browser's memory in step. */
export function createSessionStore(): SessionStore {
  const stored = readSession();
  return createStore<SessionState & SessionActions>()((set, get) => ({
    token: stored?.token ?? null,
    user: stored?.user ?? null,
    persistence: stored?.persistence ?? ('tab' as const),
    status: 'live',
    ending: null,
    hasLeft: false,
    begin({ token, user, persistence }) {
      writeSession({ token, user }, persistence);
      set({ token, user, persistence, status: 'live', ending: null, hasLeft: false });
    },
    renew(token) {
      const { user, persistence } = get();
      writeSession({ token, user }, persistence);
      set({ token });
    },
    rename(user) {
      const { token, persistence } = get();
      if (token) writeSession({ token, user }, persistence);
      set({ user });
    },
    end(ending = 'signed out') {
      const { persistence, status } = get();
      clearSession(persistence, ending);
      set({ token: null, user: null, status: 'live', ending, hasLeft: status === 'leaving' });
    },
  }));
}
