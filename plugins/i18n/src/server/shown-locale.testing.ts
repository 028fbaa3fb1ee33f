import { expect } from 'vitest';

/** Matches any time in responses. */
export const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

/** Returns a locale in the form of responses. */
export const shownLocale = (id: number, code: string, name: string, isDefault: boolean) => ({
  id,
  name,
  code,
  createdAt: anyTime,
  updatedAt: anyTime,
  isDefault,
});
