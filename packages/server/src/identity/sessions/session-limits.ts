const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The idle and the absolute lifetime of a session in milliseconds. */
export interface SessionLifetime {
  readonly idle: number;
  readonly total: number;
}

const lifetimes = {
  /** A session that ends with the browser, after a day at most. */
  ordinary: { idle: 2 * hour, total: 24 * hour },
  /** A session opened with "remember me". */
  remembered: { idle: 14 * day, total: 30 * day },
} as const satisfies Readonly<Record<string, SessionLifetime>>;

/** The lifetime of access tokens for clients that renew them. */
const renewedTokenLifetime = 10 * minute;

/** Milliseconds in which a rotated refresh token gives the same successor again, for two tabs or a lost response. */
export const rotationGrace = 10_000;

export function lifetimeOf(remembered: boolean): SessionLifetime {
  return remembered ? lifetimes.remembered : lifetimes.ordinary;
}

/**
 * Returns the lifetime of an access token. For clients that never renew it is the idle lifetime of the session; the token
 * is invalid once its session has ended.
 */
export function tokenLifetimeOf(session: { readonly remembered: boolean; readonly renews: boolean }): number {
  return session.renews ? renewedTokenLifetime : lifetimeOf(session.remembered).idle;
}

interface SessionTimes {
  readonly last_used_at: string;
  readonly expires_at: string;
  readonly remembered: number;
}

/** Returns whether a session has reached neither lifetime. */
export function isAlive(session: SessionTimes, now: number): boolean {
  const idleUntil = Date.parse(session.last_used_at) + lifetimeOf(session.remembered === 1).idle;
  return now < idleUntil && now < Date.parse(session.expires_at);
}
