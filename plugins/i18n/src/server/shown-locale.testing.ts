import { expect } from 'vitest';

/** Any time, as answers write it. */
export const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

/** A language of content as answers show it. */
export const shownLocale = (id: number, code: string, name: string, isDefault: boolean) => ({
  id,
  name,
  code,
  createdAt: anyTime,
  updatedAt: anyTime,
  isDefault,
});
