import { describe, expect, it } from 'vitest';
import { nearestStep, readTypedTime, timesOfDay } from './time-of-day.ts';

describe('times of day', () => {
  it.each([
    ['9', '09:00:00.000'],
    ['9:5', '09:05:00.000'],
    ['21.45', '21:45:00.000'],
    ['0905', '09:05:00.000'],
    ['905', '09:05:00.000'],
    ['09:05:30', '09:05:30.000'],
    ['09:05:30.25', '09:05:30.250'],
    ['24:00', null],
    ['09:60', null],
    ['noon', null],
    ['', null],
  ])('reads %j as %j', (typed, time) => expect(readTypedTime(typed)).toBe(time));

  it('starts at the last step before the time, or at 09:00 without a time', () => {
    const steps = timesOfDay(15);
    expect(steps[nearestStep(steps, '07:44:59.999')]).toBe('07:30');
    expect(steps[nearestStep(steps, null)]).toBe('09:00');
    expect(steps.at(-1)).toBe('23:45');
  });
});
