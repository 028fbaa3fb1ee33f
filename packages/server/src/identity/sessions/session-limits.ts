const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lives, in milliseconds: without use, and altogether. */
export interface SessionLifetime {
  readonly idle: number;
  readonly total: number;
}

const lifetimes = {
  /** Ends with the browser, at the latest after a day. */
  ordinary: { idle: 2 * hour, total: 24 * hour },
  /** The person ticked "remember me". */
  remembered: { idle: 14 * day, total: 30 * day },
} as const satisfies Readonly<Record<string, SessionLifetime>>;

/** Lifetime of the access token of a caller that renews it; until then the session counts as used. */
const renewedTokenLifetime = 10 * minute;

/** How long a refresh token that was just exchanged still gives the same successor: two tabs, a lost answer. */
export const rotationGrace = 10_000;

export function lifetimeOf(remembered: boolean): SessionLifetime {
  return remembered ? lifetimes.remembered : lifetimes.ordinary;
}

/**
 * How long an access token lives. Callers that never renew get one for as long as their session may be idle: it
 * opens nothing once the session has ended, whatever it says itself.
 */
export function tokenLifetimeOf(session: { readonly remembered: boolean; readonly renews: boolean }): number {
  return session.renews ? renewedTokenLifetime : lifetimeOf(session.remembered).idle;
}

interface SessionTimes {
  readonly last_used_at: string;
  readonly expires_at: string;
  readonly remembered: number;
}

/** Whether a session is within both of its limits. */
export function isAlive(session: SessionTimes, now: number): boolean {
  const idleUntil = Date.parse(session.last_used_at) + lifetimeOf(session.remembered === 1).idle;
  return now < idleUntil && now < Date.parse(session.expires_at);
}
