// A time of day is text, `HH:mm:ss.SSS`, without date and time zone.

/** Returns the displayed form of a time: hours and minutes. */
export function shortTime(value: string | null): string {
  return value === null ? '' : value.slice(0, 5);
}

/**
 * Parses a typed 24-hour time: `9`, `9:05`, `09.05`, `0905`, `09:05:30`, `09:05:30.250`.
 * @returns the time as `HH:mm:ss.SSS`, or null if the text is not a time
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

/** Returns the steps of a day as `HH:mm`, starting at midnight. */
export function timesOfDay(stepMinutes: number): readonly string[] {
  const count = Math.ceil((24 * 60) / stepMinutes);
  return Array.from({ length: count }, (_, index) => {
    const minutes = index * stepMinutes;
    return `${two(String(Math.floor(minutes / 60)))}:${two(String(minutes % 60))}`;
  });
}

/** Returns the index of the last step that is not after the time, or of 09:00 if there is no time. */
export function nearestStep(steps: readonly string[], value: string | null): number {
  const time = value === null ? '09:00' : shortTime(value);
  return steps.findLastIndex((step) => step <= time);
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
