// A date is stored as text (`2026-03-09`) without time and time zone. The calendar needs a `Date` at local midnight.

/** Returns local midnight of an ISO date, or null if there is no such date (`2026-02-30`). */
export function dateOfIso(iso: string | null): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
  if (parts === null) return null;
  const [year = NaN, month = NaN, day = NaN] = parts.slice(1).map(Number);
  const date = new Date(0, month - 1, day);
  // The constructor reads years below 100 as 19xx.
  date.setFullYear(year, month - 1, day);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day;
  return isReal ? date : null;
}

/** Formats a local date as `YYYY-MM-DD`. */
export function isoOfDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/** Parses a typed date, year first: `2026-3-9`, `2026/03/09`, `20260309`. Returns null if it is not a date. */
export function readTypedDate(text: string): string | null {
  const trimmed = text.trim();
  const parts =
    /^(\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/.exec(trimmed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed);
  if (parts === null) return null;
  const [, year = '', month = '', day = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateOfIso(iso) === null ? null : iso;
}
