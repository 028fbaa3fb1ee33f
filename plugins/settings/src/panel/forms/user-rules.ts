import type { SubmissionErrors } from 'final-form';
import { checkValues, explainUnnamedError, type FieldErrors, validationMessages } from '@admin/shell';
import { newPassword, repeatsPassword } from '@admin/shell/host';
import { array, boolean, number, object, string } from 'yup';
import { emailAddress, optionalText, requiredText } from './rules.ts';

const roles = array().of(number().required()).min(1, validationMessages.required);

const invitedRules = object({ firstname: requiredText, lastname: optionalText, email: emailAddress, roles });

const userRules = object({
  firstname: requiredText,
  lastname: optionalText,
  email: emailAddress,
  username: optionalText,
  password: newPassword,
  confirmPassword: string().test(repeatsPassword),
  isActive: boolean(),
  roles,
});

/** Checks whom somebody is about to invite. */
export const checkInvited = (values: object): FieldErrors | undefined => checkValues(invitedRules, values);

/** Checks what a user is about to become. */
export const checkUser = (values: object): FieldErrors | undefined => checkValues(userRules, values);

/** What a refused save of a user means for the form: an address that is taken is told without its field. */
export const explainUserError = (error: unknown): SubmissionErrors =>
  explainUnnamedError(error, { email: /email/i });
