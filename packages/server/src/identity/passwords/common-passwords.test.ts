import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { leakedPasswords } from './leaked-passwords.ts';

describe('a common password', () => {
  it.each([
    'Password1',
    'pAssword123',
    'P@ssw0rd',
    '1Qaz2wsx',
    'Trustno1',
    'Q1w2e3r4t5',
    'Rush2112',
    'Ncc1701d',
    'Babylon5',
    'Yankees1',
    'Motdepasse1',
    'Passwort123',
    'Summer2019',
    'Winter2027',
    'Welcome2026',
  ])('is known in any case: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Correct-Horse-7', 'Passw0rd-of-Ada', 'Gravel-Otter-90', 'Summer2019-in-Rome', '', 'constructor'])(
    'is not a password that nobody else has: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('is one of the 3,000 most common that the composition rules let through', () => {
    expect(new Set(leakedPasswords).size).toBe(3000);
    expect(leakedPasswords.filter((word) => !/^(?=.*\d)(?=.*[a-z].*[a-z]).{8,}$/.test(word))).toEqual([]);
    expect(leakedPasswords.filter((word) => !isCommonPassword(word.toUpperCase()))).toEqual([]);
  });
});
