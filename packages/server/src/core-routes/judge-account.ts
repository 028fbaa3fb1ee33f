import type { ValidationDetail } from '../errors/app-error.ts';
import { judgePassword } from '../identity/passwords/password-rules.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A name of spaces is no name; an empty one the schema refuses already. */
function judgeFirstname(firstname: unknown, path: readonly string[]): readonly ValidationDetail[] {
  if (typeof firstname !== 'string' || firstname === '' || firstname.trim() !== '') return [];
  return [{ path, message: `${path.join('.')} is a required field`, name: 'ValidationError' }];
}

function judge(account: unknown, prefix: readonly string[]): readonly ValidationDetail[] {
  if (!isRecord(account)) return [];
  const { firstname, password } = account;
  return [
    ...judgeFirstname(firstname, [...prefix, 'firstname']),
    ...(typeof password === 'string' ? judgePassword(password, [...prefix, 'password']) : []),
  ];
}

/** The rules that an account in a body breaks and that a schema cannot say: name and new password. */
export function judgeAccount(body: unknown): readonly ValidationDetail[] {
  return judge(body, []);
}

/** As `judgeAccount`, for the body of a registration, where the account is under `userInfo`. */
export function judgeRegistration(body: unknown): readonly ValidationDetail[] {
  return isRecord(body) ? judge(body['userInfo'], ['userInfo']) : [];
}
