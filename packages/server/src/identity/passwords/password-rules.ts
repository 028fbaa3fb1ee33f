import { brokenPasswordRules } from '@admin/content-model';
import type { ValidationDetail } from '../../errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { maxPasswordLength } from './password-hash.ts';

/** Read by people as it stands, above or beside the field. */
const commonPasswordMessage = 'This password is too common.';

/** The rules that only the server knows; the panel shows what it answers. */
function serverRules(password: string): readonly string[] {
  return [
    password.length > maxPasswordLength ? [`must be at most ${maxPasswordLength} characters`] : [],
  ].flat();
}

/** What a new password is found wanting, every broken rule on its own. */
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
