import { describe, expect, it } from 'vitest';
import { firstDayOfWeek } from '../environment/first-day-of-week.ts';
import { dateOfIso, isoOfDate, readTypedDate } from './iso-date.ts';

describe('ISO dates', () => {
  it.each(['2026-03-09', '0033-04-03', '1999-12-31', '2024-02-29'])(
    'survives the way to a date and back: %s',
    (iso) => {
      const date = dateOfIso(iso);
      expect(date && isoOfDate(date)).toBe(iso);
    },
  );

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '9.3.2026', '2026-3-9', ''])(
    'does not take %j for a day',
    (text) => expect(dateOfIso(text)).toBeNull(),
  );

  it.each([
    ['2026-3-9', '2026-03-09'],
    [' 2026/03/09 ', '2026-03-09'],
    ['2026.3.09', '2026-03-09'],
    ['20260309', '2026-03-09'],
    ['2026-02-30', null],
    ['9-3-2026', null],
    ['2026', null],
  ])('reads %j as %j', (typed, iso) => expect(readTypedDate(typed)).toBe(iso));

  it('starts the week on the first day of the locale', () => {
    expect([firstDayOfWeek('en-US'), firstDayOfWeek('de'), firstDayOfWeek('ar-EG')]).toEqual([0, 1, 6]);
  });
});
