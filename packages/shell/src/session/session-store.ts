import { forgetPages } from '../remembered-page/forget-pages.ts';
import { definePlainStore, type Store } from '../services/plain-store.ts';
import {
  clearSession,
  readSession,
  writeSession,
  type Ending,
  type Persistence,
  type StoredUser,
} from './token-storage.ts';

/**
 * The state of the session as far as this tab knows: `expired` while the user is asked to sign in again over the page,
 * `leaving` during a sign-out, when refused calls are expected.
 */
export type SessionStatus = 'live' | 'expired' | 'leaving';

export interface SessionState {
  /** Null without a session. The server already refuses the token of an expired session. */
  readonly token: string | null;
  readonly user: StoredUser | null;
  readonly persistence: Persistence;
  /** Meaningless without a session. */
  readonly status: SessionStatus;
  /** Why the previous session ended; null during a session and if there was none. */
  readonly ending: Ending | null;
  /** True after the user signed out, so that the next session starts at the home page. */
  readonly hasLeft: boolean;
}

export interface SessionActions {
  /** Starts a session after a sign-in, registration or password reset. */
  readonly start: (session: {
    readonly token: string;
    readonly user: StoredUser | null;
    readonly persistence: Persistence;
  }) => void;
  /** Replaces the token by a new one of the same session. */
  readonly renew: (token: string) => void;
  /** Stores the user's changed name or address. */
  readonly rename: (user: StoredUser) => void;
  /** Marks the session as expired: the user has to sign in again. */
  readonly expire: () => void;
  /** Continues an expired session with a token that another tab has stored. */
  readonly resume: (token: string) => void;
  /** Marks the start of a sign-out. */
  readonly leave: () => void;
  /** Ends the session and clears it from the browser. @default 'signed out' */
  readonly end: (ending?: Ending) => void;
  /** Ends the session in this tab only: the storage already contains that of another user. */
  readonly abandon: () => void;
}

export type SessionStore = Store<SessionState, SessionActions>;

/** The state without a session. */
export const signedOut: SessionState = {
  token: null,
  user: null,
  persistence: 'tab',
  status: 'live',
  ending: null,
  hasLeft: false,
};

/** The session of this tab. Its actions write it to the storage of the browser. */
export const sessionStore = definePlainStore<SessionState, SessionActions>({
  id: 'shell.session',
  state: signedOut,
  actions: (set, read) => ({
    start({ token, user, persistence }) {
      void forgetPages();
      writeSession({ token, user }, persistence);
      set({ ...signedOut, token, user, persistence });
    },
    renew(token) {
      const { user, persistence } = read();
      writeSession({ token, user }, persistence);
      set({ token });
    },
    rename(user) {
      const { token, persistence } = read();
      if (token) writeSession({ token, user }, persistence);
      set({ user });
    },
    expire: () => set({ status: 'expired' }),
    resume: (token) => set({ token, status: 'live' }),
    leave: () => set({ status: 'leaving' }),
    end(ending = 'signed out') {
      const { persistence, status } = read();
      clearSession(persistence, ending);
      void forgetPages();
      set({ ...signedOut, persistence, ending, hasLeft: status === 'leaving' });
    },
    abandon: () => set({ token: null, user: null, status: 'live' }),
  }),
});

/** Creates the store with the session that the browser has stored. */
export function createSessionStore(): SessionStore {
  return sessionStore.create({ ...signedOut, ...readSession() });
}
