import { normalizeEmail } from '../records/user-record.ts';

/** What can be changed about an account by its owner and by administrators; absent parts stay. */
export interface AccountChange {
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly preferedLanguage?: string | null;
  readonly password?: string;
}

/** An account's columns without those that need work of their own; texts without surrounding space. */
export function columnsOf({ email, firstname, lastname, username, preferedLanguage }: AccountChange) {
  return {
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(firstname === undefined ? {} : { firstname: firstname.trim() }),
    ...(lastname === undefined ? {} : { lastname: lastname?.trim() || null }),
    ...(username === undefined ? {} : { username: username?.trim() || null }),
    ...(preferedLanguage === undefined ? {} : { prefered_language: preferedLanguage }),
  };
}
