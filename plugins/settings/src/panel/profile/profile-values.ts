import type { AdminUser } from '@admin/contract';
import { changedValues, checkValues, type FieldErrors, validationMessages } from '@admin/shell';
import { newPassword, repeatsPassword } from '@admin/shell/host';
import { object, string } from 'yup';
import { emailAddress, optionalText, requiredText } from '../form-rules.ts';

/** The form values of the account; a missing value is an empty text. */
export interface ProfileValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  /** A language code, or empty for the language of the browser. */
  readonly preferedLanguage: string;
  readonly currentPassword?: string;
  readonly password?: string;
  readonly confirmPassword?: string;
}

/** The request body: changed values only. */
export interface ProfileChange {
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly email?: string;
  readonly preferedLanguage?: string | null;
  readonly currentPassword?: string;
  readonly password?: string;
}

/** Returns the form values of an account. */
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

/**
 * Returns whether the change requires the current password: without it, a stolen session could take over the account.
 */
function needsProof(change: ProfileChange): boolean {
  return change.password !== undefined || change.email !== undefined;
}

/** Returns the changed values, with the current password if the change needs it. */
export function profileChange(values: ProfileValues, before: ProfileValues): ProfileChange {
  const {
    confirmPassword: _repeated,
    currentPassword,
    ...others
  } = changedValues<ProfileValues>(values, before);
  // The validation rules decide which values can be null.
  const change = others as ProfileChange;
  return needsProof(change) && currentPassword ? { ...change, currentPassword } : change;
}

/** Validates the profile. */
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
