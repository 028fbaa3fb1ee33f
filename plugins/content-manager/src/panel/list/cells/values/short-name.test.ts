import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it('a file’s name is cut after a hundred characters', () => {
  expect(shortName('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortName('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});
