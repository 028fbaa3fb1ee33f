import { browserClock, type Clock } from '../../clock.ts';

/** Time, as the survey sees it; tests bring their own. */
export interface SurveyClock extends Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The browser's clock. */
export const browserSurveyClock: SurveyClock = { ...browserClock, now: () => Date.now() };
