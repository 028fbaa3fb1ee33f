import { describe, expect, it } from 'vitest';
import { relativeDistance } from './relative-unit.ts';

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
