const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** Arguments of `Intl.RelativeTimeFormat.format`. A negative value is in the past. */
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
 * Returns the distance from `now` to `date` (milliseconds) in whole units of the largest unit that fits.
 *
 * A month has 30 days and a year 365. Fractions are dropped: 119 seconds are one minute.
 */
export function relativeDistance(date: number, now: number): RelativeDistance {
  const distance = date - now;
  const step = steps.find(({ below }) => Math.abs(distance) < below) ?? steps[5];
  // Adding zero converts -0 to 0: `Intl` formats -0 as the past.
  return { value: Math.trunc(distance / step.length) + 0, unit: step.unit };
}

const formats = new Map<string | undefined, Intl.RelativeTimeFormat>();

/** Returns the formatter of a locale. Creating one takes longer than rendering a table row. */
function formatIn(locale: string | undefined): Intl.RelativeTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}

/** The English words for distances that have their own. */
const englishWords: Readonly<Record<RelativeDistance['unit'], Readonly<Record<number, string>>>> = {
  second: { 0: 'now' },
  minute: { 0: 'this minute' },
  hour: { 0: 'this hour' },
  day: { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' },
  month: { '-1': 'last month', 0: 'this month', 1: 'next month' },
  year: { '-1': 'last year', 0: 'this year', 1: 'next year' },
};

/**
 * Returns the same text as `Intl.RelativeTimeFormat` in English, without creating a format: the first one of a page takes
 * Chromium 30 ms, a tenth of the time until the first list is shown.
 */
function englishText({ value, unit }: RelativeDistance): string {
  const word = englishWords[unit][value];
  if (word !== undefined) return word;
  const count = Math.abs(value);
  const units = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return value < 0 ? `${units} ago` : `in ${units}`;
}

/**
 * Returns a time relative to another one as text, such as "3 hours ago".
 * @param locale BCP 47 tag; the language of the browser if undefined
 * @param time milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function relativeText(locale: string | undefined, time: number, now: number): string {
  const distance = relativeDistance(time, now);
  // From a thousand years, digits are in groups.
  const isEnglish = locale === 'en' && Math.abs(distance.value) < 1000;
  return isEnglish ? englishText(distance) : formatIn(locale).format(distance.value, distance.unit);
}
