import { describe, expect, it } from 'vitest';
import { relativeDistance, relativeText } from './relative-unit.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeDistance', () => {
  it.each([
    [0, 0, 'second'],
    [59 * second + 999, 59, 'second'],
    [minute, 1, 'minute'],
    [hour - 1, 59, 'minute'],
    [hour, 1, 'hour'],
    [day - 1, 23, 'hour'],
    [day, 1, 'day'],
    [30 * day - 1, 29, 'day'],
    [30 * day, 1, 'month'],
    [365 * day - 1, 12, 'month'],
    [365 * day, 1, 'year'],
    [1000 * day, 2, 'year'],
  ] as const)('puts %d ms at %d %s, both ways', (distance, value, unit) => {
    const now = Date.UTC(2026, 5, 15);
    expect(relativeDistance(now + distance, now)).toEqual({ value, unit });
    expect(relativeDistance(now - distance, now)).toEqual({ value: value === 0 ? 0 : -value, unit });
  });
});

describe('relativeText', () => {
  const now = Date.UTC(2026, 5, 15);
  const lengths = { second, minute, hour, day, month: 30 * day, year: 365 * day };
  const limits = { second: 59, minute: 59, hour: 23, day: 29, month: 12, year: 2000 };
  const units = Object.keys(lengths) as (keyof typeof lengths)[];

  it.each(['en', 'en-GB', 'fr'])('returns the text of the browser in %s', (locale) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    for (const unit of units) {
      // A smaller distance is in a smaller unit.
      const first = unit === 'second' ? 0 : 1;
      for (let value = first; value <= limits[unit]; value += 1) {
        for (const count of [value, 0 - value]) {
          expect(relativeText(locale, now + count * lengths[unit], now)).toBe(format.format(count + 0, unit));
        }
      }
    }
  });
});
