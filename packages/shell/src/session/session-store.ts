import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  clearSession,
  readSession,
  writeSession,
  type Persistence,
  type StoredUser,
} from './token-storage.ts';

export interface SessionState {
  /** Null while nobody is signed in. */
  readonly token: string | null;
  readonly user: StoredUser | null;
  readonly persistence: Persistence;
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
  /** Signed out here or in another tab, or refused by the server. */
  readonly end: () => void;
}

export type SessionStore = StoreApi<SessionState & SessionActions>;

/** Creates the store from what the browser remembers, and keeps the browser's memory in step. */
export function createSessionStore(): SessionStore {
  const stored = readSession();
  return createStore<SessionState & SessionActions>()((set, get) => ({
    token: stored?.token ?? null,
    user: stored?.user ?? null,
    persistence: stored?.persistence ?? ('tab' as const),
    begin({ token, user, persistence }) {
      writeSession({ token, user }, persistence);
      set({ token, user, persistence });
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
    end() {
      clearSession();
      set({ token: null, user: null });
    },
  }));
}
