import type { SessionStore } from './session-store.ts';
import { mayBelongTo, tokenClaims } from './token-claims.ts';

/** A token with less time left than this is renewed before it is used, milliseconds. */
export const renewalMargin = 60_000;

/** Exchanges a token; rejects with an error whose `status` tells a refusal from a server that is away. */
export type Exchange = (token: string) => Promise<string>;

/**
 * Gets another token for a session that the server has ended, from its user. Never settles when the session
 * is given up instead: the page that waits is gone then, and there is nobody left to tell.
 */
export type Recovery = (refused: string) => Promise<string>;

export interface Renewal {
  /** The token to send now; null when nobody is signed in. Waits for a renewal when one is due. */
  current(): Promise<string | null>;
  /**
   * The token to send instead of one that the server refused; null when the session is over, or is not the
   * one any more that the refused token belonged to. Rejects when the server cannot be reached.
   */
  replace(refused: string): Promise<string | null>;
  /** A token was refused that had just come in place of another: no renewal will help. */
  rejected(refused: string): void;
  /** Renews at start-up; resolves to whether the session goes on. */
  start(): Promise<boolean>;
  /** From now on, and until the returned function is called, a refusal does not end the session. */
  recoverWith(recovery: Recovery): () => void;
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
  let recover: Recovery | null = null;
  let running: { readonly token: string; readonly result: Promise<string | null> } | null = null;
  let last: { readonly from: string; readonly to: string } | null = null;
  // How far this browser's clock is ahead of the server's: a wrong clock must not renew with each call.
  let lead = 0;

  const isCurrent = (token: string) => session.getState().token === token;

  /** What follows when the server does not accept a token any more. */
  const refuse = async (token: string): Promise<string | null> => {
    // Signed out, or somebody else in, while the answer was on its way: it concerns nobody.
    if (!isCurrent(token)) return null;
    const { status } = session.getState();
    if (recover && status !== 'leaving') return recover(token);
    session.actions.end(status === 'leaving' ? 'signed out' : 'refused');
    return null;
  };

  const exchangeOnce = async (token: string): Promise<string | null> => {
    // The cookie of the browser would bring the session itself, in which everything can be changed.
    if (tokenClaims(token).isView) return refuse(token);
    let next: string;
    try {
      next = await exchange(token);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refuse(token);
    }
    const { user } = session.getState();
    // Tabs share the cookie that renews: the answer may be for whoever signed in last.
    if (!mayBelongTo(next, user)) return refuse(token);
    if (!isCurrent(token)) return null;
    const { issuedAt } = tokenClaims(next);
    if (issuedAt !== null) lead = now() - issuedAt;
    session.actions.renew(next);
    return next;
  };

  /** All who need another token in place of the same one wait for the same answer. */
  const share = (token: string, ask: (token: string) => Promise<string | null>): Promise<string | null> => {
    if (running?.token === token) return running.result;
    const result = ask(token)
      .then((to) => {
        if (to !== null) last = { from: token, to };
        return to;
      })
      .finally(() => {
        if (running?.result === result) running = null;
      });
    running = { token, result };
    return result;
  };

  return {
    async current() {
      const { token, status } = session.getState();
      if (!token) return null;
      const { endsAt, isView } = tokenClaims(token);
      const isDue = !isView && endsAt !== null && endsAt - (now() - lead) < renewalMargin;
      // With the server away the old token is still the best there is.
      return isDue || status === 'expired' ? share(token, exchangeOnce).catch(() => token) : token;
    },
    async replace(refused) {
      if (isCurrent(refused)) return share(refused, exchangeOnce);
      return last?.from === refused && isCurrent(last.to) ? last.to : null;
    },
    rejected(refused) {
      void share(refused, refuse);
    },
    async start() {
      const { token } = session.getState();
      if (!token) return false;
      if (tokenClaims(token).isView) return true;
      return share(token, exchangeOnce).then(
        (next) => next !== null,
        () => true,
      );
    },
    recoverWith(recovery) {
      recover = recovery;
      return () => {
        recover = null;
      };
    },
  };
}
