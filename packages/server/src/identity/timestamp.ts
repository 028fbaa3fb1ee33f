/** Returns the current time in its stored form: ISO 8601 in UTC with milliseconds. */
export function timestamp(clock: { readonly now: () => number }, offset = 0): string {
  return new Date(clock.now() + offset).toISOString();
}
