import { normalizeEmail } from '../records/user-record.ts';

/** The account properties that its owner and administrators can change; absent ones stay unchanged. */
export interface AccountChange {
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly preferedLanguage?: string | null;
  readonly password?: string;
}

/** Returns the columns of an account change, with trimmed texts; the password is separate. */
export function columnsOf({ email, firstname, lastname, username, preferedLanguage }: AccountChange) {
  return {
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(firstname === undefined ? {} : { firstname: firstname.trim() }),
    ...(lastname === undefined ? {} : { lastname: lastname?.trim() || null }),
    ...(username === undefined ? {} : { username: username?.trim() || null }),
    ...(preferedLanguage === undefined ? {} : { prefered_language: preferedLanguage }),
  };
}
