import { expect } from 'vitest';

/** Stands for any text in an expected value. */
export const anyText: unknown = expect.any(String);

/** Stands for any number in an expected value. */
export const anyNumber: unknown = expect.any(Number);

/** Stands for any text that matches. */
export function textLike(pattern: RegExp | string): unknown {
  return typeof pattern === 'string' ? expect.stringContaining(pattern) : expect.stringMatching(pattern);
}
