/** Times of a day are text, `HH:mm:ss.SSS`, without date and zone. */

/** Hours and minutes, what people see and type. */
export function shortTime(value: string | null): string {
  return value === null ? '' : value.slice(0, 5);
}

/**
 * Reads what people type for a time, in 24 hours: `9`, `9:05`, `09.05`, `0905`, `09:05:30`, `09:05:30.250`.
 * Answers `HH:mm:ss.SSS`, or null if it is none.
 */
export function readTypedTime(text: string): string | null {
  const parts =
    /^(\d{1,2})(?:[:.](\d{1,2})(?:[:.](\d{1,2})(?:[.,](\d{1,3}))?)?)?$/.exec(text.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(text.trim());
  if (parts === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = parts;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${fraction.padEnd(3, '0')}`;
}

/** `HH:mm` of every step of a day, from midnight on. */
export function timesOfDay(stepMinutes: number): readonly string[] {
  const count = Math.ceil((24 * 60) / stepMinutes);
  return Array.from({ length: count }, (_, index) => {
    const minutes = index * stepMinutes;
    return `${two(String(Math.floor(minutes / 60)))}:${two(String(minutes % 60))}`;
  });
}

/** Place of the last step that is not after the time; nine in the morning when there is no time yet. */
export function nearestStep(steps: readonly string[], value: string | null): number {
  const time = value === null ? '09:00' : shortTime(value);
  return steps.findLastIndex((step) => step <= time);
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
