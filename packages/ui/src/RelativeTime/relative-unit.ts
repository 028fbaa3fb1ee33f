const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** One distance in time in the words of `Intl.RelativeTimeFormat`: negative is the past. */
export interface RelativeDistance {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

const steps = [
  { below: minute, unit: 'second', length: second },
  { below: hour, unit: 'minute', length: minute },
  { below: day, unit: 'hour', length: hour },
  { below: month, unit: 'day', length: day },
  { below: year, unit: 'month', length: month },
  { below: Infinity, unit: 'year', length: year },
] as const;

/**
 * The distance from `now` to `date`, both in milliseconds, in the largest unit that it fills:
 * under a minute in seconds, an hour in minutes, a day in hours, 30 days in days, 365 days in months
 * of 30 days, else in years of 365 days. Whole units only: 119 seconds are one minute.
 */
export function relativeDistance(date: number, now: number): RelativeDistance {
  const distance = date - now;
  const step = steps.find(({ below }) => Math.abs(distance) < below) ?? steps[5];
  // Adding zero turns -0 into 0, which is "in 0 seconds" in some languages and "0 seconds ago" in others.
  return { value: Math.trunc(distance / step.length) + 0, unit: step.unit };
}
