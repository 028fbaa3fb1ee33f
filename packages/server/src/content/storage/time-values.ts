/** Returns `2026-01-31` from a date or a longer ISO text; undefined for anything else. */
export function parseDate(text: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text)?.[1];
  if (day === undefined) return undefined;
  const parsed = new Date(`${day}T00:00:00.000Z`);
  // `Date` rolls a day that does not exist over into the next month.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined;
}

/** Returns `09:15:00.000` from `9:15`, `09:15:00` or with fractions; undefined for anything else. */
export function parseTime(text: string): string | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/.exec(text);
  if (!parts) return undefined;
  const [, hours = '', minutes = '', seconds = '00', fraction = '0'] = parts;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}

/** Returns an ISO date and time in UTC with milliseconds, from ISO text or milliseconds since 1970. */
export function parseDateTime(text: string): string | undefined {
  const isCount = /^-?\d{5,16}$/.test(text);
  if (!isCount && !/^\d{4}-\d{2}(?:-\d{2})?(?:[T ].+)?$/.test(text)) return undefined;
  const parsed = new Date(isCount ? Number(text) : text);
  const year = parsed.getUTCFullYear();
  return Number.isNaN(year) || year < 0 || year > 9999 ? undefined : parsed.toISOString();
}
