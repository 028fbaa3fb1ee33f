import { checkValues, explainUnnamedError, type FieldErrors, validationMessages } from '@admin/shell';
import { newPassword, repeatsPassword } from '@admin/shell/host';
import type { SubmissionErrors } from 'final-form';
import { string, array, boolean, number, object } from 'yup';
import { formMessages } from './messages.ts';

/** An optional text. */
export const optionalText = string().trim().nullable().max(255, formMessages.tooLong);

/** A required text. */
export const requiredText = string()
  .trim()
  .nullable()
  .required(validationMessages.required)
  .max(255, formMessages.tooLong);

/** A required email address. */
export const emailAddress = string()
  .trim()
  .required(validationMessages.required)
  .email(validationMessages.email)
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

/** Validates an invitation. */
export const checkInvited = (values: object): FieldErrors | undefined => checkValues(invitedRules, values);

/** Validates the form of a user. */
export const checkUser = (values: object): FieldErrors | undefined => checkValues(userRules, values);

/** Maps a server error to fields. The error for an email address in use names no field. */
export const explainUserError = (error: unknown): SubmissionErrors =>
  explainUnnamedError(error, { email: /email/i });
