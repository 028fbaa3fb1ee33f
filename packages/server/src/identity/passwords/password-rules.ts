import { brokenPasswordRules } from '@admin/content-model';
import type { ValidationDetail } from '../../errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { maxPasswordLength } from './password-hash.ts';

const commonPasswordMessage = 'This password is too common.';

/** Returns the rules that only the server checks and that a password breaks. */
function serverRules(password: string): readonly string[] {
  return [
    password.length > maxPasswordLength ? [`must be at most ${maxPasswordLength} characters`] : [],
  ].flat();
}

/** Validates a new password; returns one detail for each broken rule. */
export function validatePassword(
  password: string,
  path: readonly string[] = ['password'],
): ValidationDetail[] {
  const sentences = [
    ...brokenPasswordRules(password).map(({ sentence }) => sentence),
    ...serverRules(password),
  ];
  const messages = [
    ...sentences.map((sentence) => `${path.join('.')} ${sentence}`),
    ...(isCommonPassword(password) ? [commonPasswordMessage] : []),
  ];
  return messages.map((message) => ({ path, message, name: 'ValidationError' }));
}
