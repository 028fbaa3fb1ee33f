import type { SessionStore } from './session-store.ts';
import { mayBelongTo, tokenClaims } from './token-claims.ts';

/** A token that is valid for less than this time is renewed before it is used, in milliseconds. */
export const renewalMargin = 60_000;

/** Exchanges a token; rejects with an error whose `status` distinguishes a refusal from an unreachable server. */
export type Exchange = (token: string) => Promise<string>;

/**
 * Returns another token for a session that the server has ended, from its user. Never settles if the session is
 * abandoned instead: the waiting page has been unmounted then.
 */
export type Recovery = (refused: string) => Promise<string>;

export interface Renewal {
  /** Returns the token to send; null without a session. Waits for a renewal when one is due. */
  current(): Promise<string | null>;
  /**
   * Returns the token to send instead of one that the server refused; null if the session has ended, or the token
   * belonged to another one. Rejects when the server is unreachable.
   */
  replace(refused: string): Promise<string | null>;
  /** Handles the refusal of a token that was a replacement itself: no renewal will help. */
  rejected(refused: string): void;
  /** Renews at start-up; resolves to true if the session continues. */
  start(): Promise<boolean>;
  /** Recovers the session instead of ending it after a refusal, until the returned function is called. */
  recoverWith(recovery: Recovery): () => void;
}

/** Statuses that do not concern the token: timeout, too many requests. */
const passing: readonly number[] = [408, 429];

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 && !passing.includes(status);
}

/**
 * Keeps the session's token valid: one exchange at a time, however many calls wait for it. Only a refusal of the server
 * ends a session, not a failure or a missing response. Nothing is renewed by a timer, so that the session of an unused
 * panel expires.
 */
export function createRenewal(
  session: SessionStore,
  exchange: Exchange,
  now: () => number = Date.now,
): Renewal {
  let recover: Recovery | null = null;
  let running: { readonly token: string; readonly result: Promise<string | null> } | null = null;
  let last: { readonly from: string; readonly to: string } | null = null;
  // How far this browser's clock is ahead of the server's: an incorrect clock must not renew with each call.
  let lead = 0;

  const isCurrent = (token: string) => session.getState().token === token;

  /** Handles a token that the server no longer accepts. */
  const refuse = async (token: string): Promise<string | null> => {
    // The user signed out, or another one signed in, before the response arrived; it is ignored.
    if (!isCurrent(token)) return null;
    const { status } = session.getState();
    if (recover && status !== 'leaving') return recover(token);
    session.actions.end(status === 'leaving' ? 'signed out' : 'refused');
    return null;
  };

  const exchangeOnce = async (token: string): Promise<string | null> => {
    // The cookie of the browser would return the token of the session itself, which is not read-only.
    if (tokenClaims(token).isView) return refuse(token);
    let next: string;
    try {
      next = await exchange(token);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refuse(token);
    }
    const { user } = session.getState();
    // Tabs share the cookie that renews: the response may be for the user who signed in last.
    if (!mayBelongTo(next, user)) return refuse(token);
    if (!isCurrent(token)) return null;
    const { issuedAt } = tokenClaims(next);
    if (issuedAt !== null) lead = now() - issuedAt;
    session.actions.renew(next);
    return next;
  };

  /** Concurrent requests to replace the same token share one response. */
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
      // If the server is unreachable, the old token may still be valid.
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
