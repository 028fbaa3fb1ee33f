/** How often something may be tried. */
export interface TryLimit {
  /** What is limited: `login/account`. */
  readonly name: string;
  readonly tries: number;
  /** Milliseconds after the first try until the count starts again. */
  readonly window: number;
}

/** Where a count stands after a try. */
export interface TryCount {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}
