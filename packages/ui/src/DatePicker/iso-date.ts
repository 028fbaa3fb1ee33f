/**
 * A calendar day is kept as text (`2026-03-09`): it has no time and no zone. A `Date` at local midnight is only its
 * shape inside the calendar.
 */

/** The local midnight of a day; null if the text is no such day (`2026-02-30`). */
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

/** The day of a local date as `YYYY-MM-DD`. */
export function isoOfDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/** Reads what people type for a day, year first: `2026-3-9`, `2026/03/09`, `20260309`. Null if it is none. */
export function readTypedDate(text: string): string | null {
  const trimmed = text.trim();
  const parts =
    /^(\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/.exec(trimmed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed);
  if (parts === null) return null;
  const [, year = '', month = '', day = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateOfIso(iso) === null ? null : iso;
}
