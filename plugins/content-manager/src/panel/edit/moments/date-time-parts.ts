/** A moment as two controls show it, in the time zone of this browser. */
export interface DateTimeParts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm:ss.SSS`. */
  readonly time: string;
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** The local date and time of a moment; null when the text is no date. */
export function partsOf(iso: string): DateTimeParts | null {
  const moment = new Date(iso);
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

/** The time zone in which dates are shown: `Europe/Amsterdam`. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
