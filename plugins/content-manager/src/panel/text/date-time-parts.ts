/** The date and the time of a moment in the browser's time zone. */
export interface DateTimeParts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm:ss.SSS`. */
  readonly time: string;
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;

/** Returns whether a text starts with a valid ISO day. `Date` also parses `12.3.2024`, and 30 February as 2 March. */
function startsWithDay(text: string): boolean {
  const [, year, month, day] = isoDay.exec(text) ?? [];
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.getUTCDate() === Number(day);
}

/** Returns the local date and time of an ISO moment; null for any other text. */
export function partsOf(iso: string): DateTimeParts | null {
  const moment = new Date(startsWithDay(iso) ? iso : Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return {
    date: `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`,
    time: `${pad(moment.getHours())}:${pad(moment.getMinutes())}:${pad(moment.getSeconds())}.${pad(moment.getMilliseconds(), 3)}`,
  };
}

/** Returns a local date and time as ISO text in UTC. A time that a clock change skips becomes the time one hour later. */
export function momentOf({ date, time }: DateTimeParts): string {
  return new Date(`${date}T${time}`).toISOString();
}

/** Returns the moment of a day and a time; an invalid day is returned unchanged and fails the validation. */
export function momentOrText(date: string, time: string): string {
  return startsWithDay(date) ? momentOf({ date, time }) : date;
}

/** Returns the browser's time zone, for example `Europe/Amsterdam`. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
