import { browserClock, type Clock } from '../../clock.ts';
import type { SurveySettings } from './survey-settings.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The delays of the survey, in milliseconds. */
export const surveyDelays = {
  /** After the panel was opened. */
  display: 5 * minute,
  postResponse: 90 * day,
  postFirstDismissal: 7 * day,
  postSubsequentDismissal: 90 * day,
  /** Until the thanks close. */
  thanks: 3 * second,
} as const;

/** The ratings, from "not at all" to "extremely likely". */
export const ratings: readonly number[] = Array.from({ length: 11 }, (_, rating) => rating);

interface Occasion {
  /** The survey flag of the installation. */
  readonly flag: boolean;
  readonly settings: SurveySettings;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Returns whether a survey is due. Depends on the stored dates, in this order: the last response, the last of several
 * dismissals, the first one; due without any of them.
 */
export function isSurveyDue({ flag, settings, now }: Occasion): boolean {
  if (!flag || !settings.enabled) return false;
  const { lastResponseDate, lastDismissalDate, firstDismissalDate } = settings;
  const passed = (date: string, delay: number) => now - Date.parse(date) >= delay;
  if (lastResponseDate !== null) return passed(lastResponseDate, surveyDelays.postResponse);
  if (lastDismissalDate !== null) return passed(lastDismissalDate, surveyDelays.postSubsequentDismissal);
  if (firstDismissalDate !== null) return passed(firstDismissalDate, surveyDelays.postFirstDismissal);
  return true;
}

/** Returns the settings after an answer at `now`, in milliseconds since the epoch. */
export function afterResponse(settings: SurveySettings, now: number): SurveySettings {
  return {
    ...settings,
    lastResponseDate: new Date(now).toISOString(),
    firstDismissalDate: null,
    lastDismissalDate: null,
  };
}

/** Returns the settings after a dismissal at `now`, in milliseconds since the epoch. */
export function afterDismissal(settings: SurveySettings, now: number): SurveySettings {
  const date = new Date(now).toISOString();
  return {
    ...settings,
    lastResponseDate: null,
    ...(settings.firstDismissalDate === null ? { firstDismissalDate: date } : { lastDismissalDate: date }),
  };
}

/** The clock of the survey, which tests replace. */
export interface SurveyClock extends Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The browser's clock. */
export const browserSurveyClock: SurveyClock = { ...browserClock, now: () => Date.now() };
