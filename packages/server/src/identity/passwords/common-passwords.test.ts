import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const leakedPasswords = readFileSync(new URL('./leaked-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

describe('isCommonPassword', () => {
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
  ])('recognizes a common password in any case: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Correct-Horse-7', 'Passw0rd-of-Ada', 'Gravel-Otter-90', 'Summer2019-in-Rome', '', 'constructor'])(
    'does not recognize an uncommon password: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('recognizes the 3,000 most common passwords that the composition rules allow', () => {
    expect(new Set(leakedPasswords).size).toBe(3000);
    expect(leakedPasswords.filter((word) => !/^(?=.*\d)(?=.*[a-z].*[a-z]).{8,}$/.test(word))).toEqual([]);
    expect(leakedPasswords.filter((word) => !isCommonPassword(word.toUpperCase()))).toEqual([]);
  });
});
