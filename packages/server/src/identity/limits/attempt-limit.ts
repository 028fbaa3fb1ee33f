/** How often something may be tried. */
export interface AttemptLimit {
  /** What is limited: `login/account`. */
  readonly name: string;
  readonly attempts: number;
  /** Milliseconds after the first one until the count starts again. */
  readonly window: number;
}

/** Where a count stands after an attempt. */
export interface AttemptCount {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}
