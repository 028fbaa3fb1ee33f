/** A moment as two controls show it, in the time zone of this browser. */
export interface DateTimeParts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm:ss.SSS`. */
  readonly time: string;
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;

/** Whether a text starts with a day that there is. Browsers read `12.3.2024` as they like, and 30 February as 2 March. */
function startsWithDay(text: string): boolean {
  const [, year, month, day] = isoDay.exec(text) ?? [];
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.getUTCDate() === Number(day);
}

/** The local date and time of a moment; null when the text is none. */
export function partsOf(iso: string): DateTimeParts | null {
  const moment = new Date(startsWithDay(iso) ? iso : Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return {
    date: `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`,
    time: `${pad(moment.getHours())}:${pad(moment.getMinutes())}:${pad(moment.getSeconds())}.${pad(moment.getMilliseconds(), 3)}`,
  };
}

/**
 * The moment of a local date and time as ISO text in UTC. A time that a clock change skips becomes the
 * one an hour later, as clocks show it.
 */
export function momentOf({ date, time }: DateTimeParts): string {
  return new Date(`${date}T${time}`).toISOString();
}

/** The moment of a day and a time; what was typed where it is no day, for the form to complain about. */
export function momentOrText(date: string, time: string): string {
  return startsWithDay(date) ? momentOf({ date, time }) : date;
}

/** The time zone in which dates are shown: `Europe/Amsterdam`. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
