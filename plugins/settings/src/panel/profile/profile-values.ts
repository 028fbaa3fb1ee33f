import type { AdminUser } from '@admin/contract';
import { changedValues, checkValues, type FieldErrors, validationMessages } from '@admin/shell';
import { newPassword, repeatsPassword } from '@admin/shell/host';
import { object, string } from 'yup';
import { emailAddress, optionalText, requiredText } from '../form-rules.ts';

/** One's own account while it is being edited; empty texts stand for what is not set. */
export interface ProfileValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  /** A code of a language, or empty for whatever the browser has. */
  readonly preferedLanguage: string;
  readonly currentPassword?: string;
  readonly password?: string;
  readonly confirmPassword?: string;
}

/** What can be changed about oneself. */
export interface ProfileChange {
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly email?: string;
  readonly preferedLanguage?: string | null;
  readonly currentPassword?: string;
  readonly password?: string;
}

/** An account as the form shows it. */
export function profileValues(user: AdminUser): ProfileValues {
  const { firstname, lastname, username, email, preferedLanguage } = user;
  return {
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    username: username ?? '',
    email,
    preferedLanguage: preferedLanguage ?? '',
  };
}

/** What would let a thief of the session keep the account is done only with the current password. */
function needsProof(change: ProfileChange): boolean {
  return change.password !== undefined || change.email !== undefined;
}

/** What is sent: only what was changed, and the current password where it is the proof for something. */
export function profileChange(values: ProfileValues, before: ProfileValues): ProfileChange {
  const {
    confirmPassword: _repeated,
    currentPassword,
    ...others
  } = changedValues<ProfileValues>(values, before);
  // Which values can be null follows from the rules that were checked before.
  const change = others as ProfileChange;
  return needsProof(change) && currentPassword ? { ...change, currentPassword } : change;
}

/** Checks the values of the profile. */
export function checkProfile(values: ProfileValues, before: ProfileValues): FieldErrors | undefined {
  const rules = object({
    firstname: requiredText,
    lastname: optionalText,
    username: optionalText,
    email: emailAddress,
    currentPassword: needsProof(profileChange(values, before))
      ? string().required(validationMessages.required)
      : string(),
    password: newPassword,
    confirmPassword: string().test(repeatsPassword),
  });
  return checkValues(rules, values);
}
