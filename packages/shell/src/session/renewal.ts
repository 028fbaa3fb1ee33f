import type { SessionStore } from './session-store.ts';
import { tokenTimes } from './token-times.ts';

/** A token with less time left than this is renewed before it is used, milliseconds. */
export const renewalMargin = 60_000;

/** Exchanges a token; rejects with an error whose `status` tells a refusal from a server that is away. */
export type Exchange = (token: string) => Promise<string>;

export interface Renewal {
  /** The token to send now; null when nobody is signed in. Waits for a renewal when one is due. */
  current(): Promise<string | null>;
  /**
   * The token to send instead of one that the server refused; null when the session is over, or is not the
   * one any more that the refused token belonged to. Rejects when the server cannot be reached.
   */
  replace(refused: string): Promise<string | null>;
  /** Renews at start-up; resolves to whether the session goes on. */
  start(): Promise<boolean>;
}

/** Statuses that say nothing about the token: too slow, too many. */
const passing: readonly number[] = [408, 429];

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 && !passing.includes(status);
}

/**
 * Keeps the session's token fresh: one exchange at a time, however many calls wait for it. Only a server
 * that refuses ends a session; one that is away or in trouble does not. Nothing is renewed by a timer, so
 * a panel that nobody uses lets its session run out.
 */
export function createRenewal(
  session: SessionStore,
  exchange: Exchange,
  now: () => number = Date.now,
): Renewal {
  let running: { readonly token: string; readonly result: Promise<string | null> } | null = null;
  let last: { readonly from: string; readonly to: string } | null = null;
  // How far this browser's clock is ahead of the server's: a wrong clock must not renew with each call.
  let lead = 0;

  const isCurrent = (token: string) => session.getState().token === token;

  const exchangeOnce = async (token: string): Promise<string | null> => {
    try {
      const next = await exchange(token);
      // Signed out, or somebody else in, while the answer was on its way: it belongs to nobody.
      if (!isCurrent(token)) return null;
      const { issuedAt } = tokenTimes(next);
      if (issuedAt !== null) lead = now() - issuedAt;
      last = { from: token, to: next };
      session.getState().renew(next);
      return next;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isCurrent(token)) session.getState().end();
      return null;
    }
  };

  const renew = (token: string): Promise<string | null> => {
    if (running?.token === token) return running.result;
    const result = exchangeOnce(token).finally(() => {
      if (running?.result === result) running = null;
    });
    running = { token, result };
    return result;
  };

  return {
    async current() {
      const { token } = session.getState();
      if (!token) return null;
      const { endsAt } = tokenTimes(token);
      const isDue = endsAt !== null && endsAt - (now() - lead) < renewalMargin;
      // With the server away the old token is still the best there is.
      return isDue ? renew(token).catch(() => token) : token;
    },
    async replace(refused) {
      if (isCurrent(refused)) return renew(refused);
      return last?.from === refused && isCurrent(last.to) ? last.to : null;
    },
    async start() {
      const { token } = session.getState();
      if (!token) return false;
      return renew(token).then(
        (next) => next !== null,
        () => true,
      );
    },
  };
}
