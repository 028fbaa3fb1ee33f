import type { ValidationDetail } from '../errors/app-error.ts';
import { validatePassword } from '../identity/passwords/password-rules.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Refuses a name of spaces only; the schema refuses an empty one. */
function validateFirstname(firstname: unknown, path: readonly string[]): readonly ValidationDetail[] {
  if (typeof firstname !== 'string' || firstname === '' || firstname.trim() !== '') return [];
  return [{ path, message: `${path.join('.')} is a required field`, name: 'ValidationError' }];
}

function validateFields(account: unknown, prefix: readonly string[]): readonly ValidationDetail[] {
  if (!isRecord(account)) return [];
  const { firstname, password } = account;
  return [
    ...validateFirstname(firstname, [...prefix, 'firstname']),
    ...(typeof password === 'string' ? validatePassword(password, [...prefix, 'password']) : []),
  ];
}

/** Validates the name and the new password of an account, beyond the schema. */
export function validateAccount(body: unknown): readonly ValidationDetail[] {
  return validateFields(body, []);
}

/** Validates the body of a registration, in which the account is under `userInfo`. */
export function validateRegistration(body: unknown): readonly ValidationDetail[] {
  return isRecord(body) ? validateFields(body['userInfo'], ['userInfo']) : [];
}
