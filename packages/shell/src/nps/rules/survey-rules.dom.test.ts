import { beforeEach, describe, expect, it } from 'vitest';
import { afterDismissal, afterResponse, isSurveyDue, ratings, surveyDelays } from './survey-rules.ts';
import {
  enableSurvey,
  initialSurvey,
  readSurveySettings,
  surveyKey,
  writeSurveySettings,
  type SurveySettings,
} from './survey-settings.ts';

const start = Date.parse('2026-01-01T00:00:00.000Z');
const date = new Date(start).toISOString();
const dayBefore = new Date(start - 86_400_000).toISOString();
const ninetyDays = 7_776_000_000;
const sevenDays = 604_800_000;

const dueAfter = (settings: Partial<SurveySettings>, milliseconds: number) =>
  isSurveyDue({ flag: true, settings: { ...initialSurvey, ...settings }, now: start + milliseconds });

beforeEach(() => localStorage.clear());

describe('the time of the next survey', () => {
  it('depends on 5 minutes, 7 and 90 days, and 3 seconds', () => {
    expect(surveyDelays).toEqual({
      display: 300_000,
      postResponse: ninetyDays,
      postFirstDismissal: sevenDays,
      postSubsequentDismissal: ninetyDays,
      thanks: 3_000,
    });
    expect(ratings).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each<[string, Partial<SurveySettings>, number]>([
    ['a response', { lastResponseDate: date }, ninetyDays],
    [
      'a response, whatever was dismissed',
      { lastResponseDate: date, firstDismissalDate: dayBefore, lastDismissalDate: dayBefore },
      ninetyDays,
    ],
    ['a second dismissal', { firstDismissalDate: dayBefore, lastDismissalDate: date }, ninetyDays],
    ['a first dismissal', { firstDismissalDate: date }, sevenDays],
  ])('is exact to the millisecond after %s', (_, settings, delay) => {
    expect(dueAfter(settings, delay - 1)).toBe(false);
    expect(dueAfter(settings, delay)).toBe(true);
  });

  it('is immediate for a user who has not been asked yet', () => {
    expect(dueAfter({}, 0)).toBe(true);
  });

  it('is never if the installation does not ask, or for users who opted out', () => {
    expect(isSurveyDue({ flag: false, settings: initialSurvey, now: start })).toBe(false);
    expect(dueAfter({ enabled: false }, 0)).toBe(false);
  });

  it('follows the stored dates: a dismissal after a response sets the delay to 7 days', () => {
    const answered = afterResponse(initialSurvey, start - ninetyDays);
    const dismissed = afterDismissal(answered, start);
    expect(dueAfter(dismissed, sevenDays - 1)).toBe(false);
    expect(dueAfter(dismissed, sevenDays)).toBe(true);
  });
});

describe('the stored survey settings', () => {
  it('contain only the date after a response', () => {
    const twice = { ...initialSurvey, firstDismissalDate: dayBefore, lastDismissalDate: dayBefore };
    expect(afterResponse(twice, start)).toEqual({ ...initialSurvey, lastResponseDate: date });
  });

  it('contain the first and the last dismissal, and no response, after a dismissal', () => {
    const answered = { ...initialSurvey, lastResponseDate: dayBefore };
    const once = afterDismissal(answered, start);
    expect(once).toEqual({ ...initialSurvey, firstDismissalDate: date });
    const twice = afterDismissal(once, start + 1);
    expect(twice).toEqual({ ...once, lastDismissalDate: '2026-01-01T00:00:00.001Z' });
    expect(afterDismissal(twice, start + 2)).toEqual({
      ...once,
      lastDismissalDate: '2026-01-01T00:00:00.002Z',
    });
  });

  it('are read in the format in which they are written', () => {
    const settings = { ...initialSurvey, enabled: false, firstDismissalDate: date };
    writeSurveySettings(settings);
    expect(readSurveySettings()).toEqual(settings);
  });

  it.each(['x', 'null', '7', '{"lastResponseDate":"soon","firstDismissalDate":7}'])(
    'are the defaults if the browser stored %j',
    (text) => {
      localStorage.setItem(surveyKey, text);
      expect(readSurveySettings()).toEqual(initialSurvey);
    },
  );

  it('are enabled again with all other values unchanged', () => {
    writeSurveySettings({ ...initialSurvey, enabled: false, firstDismissalDate: date });
    enableSurvey();
    expect(readSurveySettings()).toEqual({ ...initialSurvey, firstDismissalDate: date });
  });
});
