import type { SessionStore } from './session-store.ts';
import { tokenExpiry } from './token-expiry.ts';

/** A token with less time left than this is renewed before it is used, milliseconds. */
export const renewalMargin = 60_000;

/** Exchanges a token; rejects with an error whose `status` is 0 when the server could not be reached. */
export type Exchange = (token: string) => Promise<string>;

export interface Renewal {
  /** The token to send now; null when nobody is signed in. Waits for a renewal when one is due. */
  current(): Promise<string | null>;
  /** Renews at start-up; resolves to whether the session goes on. */
  start(): Promise<boolean>;
}

function isAnswered(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status !== 0;
}

/**
 * Keeps the session's token fresh: one exchange at a time, however many calls wait for it. Only an answer
 * of the server ends a session; a server that cannot be reached does not.
 */
export function createRenewal(
  session: SessionStore,
  exchange: Exchange,
  now: () => number = Date.now,
): Renewal {
  let running: Promise<boolean> | null = null;

  const renew = (): Promise<boolean> => {
    running ??= (async () => {
      const { token } = session.getState();
      if (!token) return false;
      try {
        session.getState().renew(await exchange(token));
        return true;
      } catch (error) {
        return !isAnswered(error);
      } finally {
        running = null;
      }
    })();
    return running;
  };

  return {
    async current() {
      const { token } = session.getState();
      if (!token) return null;
      const end = tokenExpiry(token);
      if (end !== null && end - now() < renewalMargin && !(await renew())) {
        session.getState().end();
      }
      return session.getState().token;
    },
    async start() {
      if (!session.getState().token) return false;
      const alive = await renew();
      if (!alive) session.getState().end();
      return alive;
    },
  };
}
