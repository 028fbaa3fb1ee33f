import {
  validationMessages as say,
  checkValues,
  explainUnnamedError,
  type FieldErrors,
  validationMessages,
} from '@admin/shell';
import { newPassword, repeatsPassword } from '@admin/shell/host';
import type { SubmissionErrors } from 'final-form';
import { string, array, boolean, number, object } from 'yup';
import { formMessages } from './messages.ts';

/** A text that may stay empty. */
export const optionalText = string().trim().nullable().max(255, formMessages.tooLong);

/** A text that must say something. */
export const requiredText = string().trim().nullable().required(say.required).max(255, formMessages.tooLong);

/** An address of mail. */
export const emailAddress = string()
  .trim()
  .required(say.required)
  .email(say.email)
  .max(254, formMessages.tooLong);

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
