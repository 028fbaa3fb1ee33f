import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTimeZone, momentOf, momentOrText, partsOf } from './date-time-parts.ts';

describe('the date and time of a timestamp', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it('are in the local time zone and convert back to the same timestamp', () => {
    const parts = partsOf('2026-02-01T03:30:15.250Z');
    expect(parts).toEqual({ date: '2026-01-31', time: '22:30:15.250' });
    expect(parts && momentOf(parts)).toBe('2026-02-01T03:30:15.250Z');
  });

  it('follow daylight saving time', () => {
    expect(momentOf({ date: '2026-07-01', time: '09:00:00.000' })).toBe('2026-07-01T13:00:00.000Z');
    expect(momentOf({ date: '2026-12-01', time: '09:00:00.000' })).toBe('2026-12-01T14:00:00.000Z');
  });

  it('move a time that a clock change skips one hour forward', () => {
    expect(momentOf({ date: '2026-03-08', time: '02:30:00.000' })).toBe('2026-03-08T07:30:00.000Z');
  });

  it('are empty for other text', () => {
    for (const text of ['soon', '12.3.2024', '2026-02-30', '2026-13-01T10:00:00Z']) {
      expect(partsOf(text)).toBeNull();
    }
  });

  it('keep an invalid day as input', () => {
    expect(momentOrText('2026-07-01', '09:00:00.000')).toBe('2026-07-01T13:00:00.000Z');
    for (const text of ['soon', '31.12.2026', '2026-02-30']) {
      expect(momentOrText(text, '09:00:00.000')).toBe(text);
    }
  });

  it('name the time zone', () => {
    expect(localTimeZone()).toBe('America/New_York');
  });
});
