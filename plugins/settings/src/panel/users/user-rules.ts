import {
  checkValues,
  type FieldErrors,
  newPassword,
  repeatsPassword,
  validationMessages,
} from '@admin/shell';
import { array, boolean, number, object, string } from 'yup';
import { emailAddress, optionalText, requiredText } from '../forms/rules.ts';

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
