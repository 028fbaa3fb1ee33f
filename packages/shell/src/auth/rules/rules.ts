import { object, string } from 'yup';
import { checkValues, type FieldErrors } from '../../forms/check-values.ts';
import { newPassword, repeatsPassword } from '../../forms/new-password.ts';
import { validationMessages as messages } from '../../forms/validation-messages.ts';

const email = string().trim().required(messages.required).email(messages.email);

const twice = {
  password: newPassword.required(messages.required),
  confirmPassword: string().required(messages.required).test(repeatsPassword),
};

const person = {
  firstname: string().trim().required(messages.required),
  lastname: string().trim(),
  ...twice,
};

/** The rules that the sign-in form checks before it sends a request. */
const loginRules = object({ email, password: string().required(messages.required) });

/** The rules for the registration of the first administrator; email addresses are lowercase. */
const registerAdminRules = object({
  ...person,
  email: email.test({ message: messages.lowercase, test: (value) => value === value?.toLowerCase() }),
});

/** The rules for the registration of an invited user; the token identifies the invitation. */
const registerRules = object({ ...person, registrationToken: string().required(messages.required) });

const forgotPasswordRules = object({ email });

const resetPasswordRules = object(twice);

/** Validates the values of the sign-in form. */
export const checkLogin = (values: object): FieldErrors | undefined => checkValues(loginRules, values);

/** Validates the registration of the first administrator. */
export const checkRegisterAdmin = (values: object): FieldErrors | undefined =>
  checkValues(registerAdminRules, values);

/** Validates the registration of an invited user. */
export const checkRegister = (values: object): FieldErrors | undefined => checkValues(registerRules, values);

/** Validates the email address of a request to reset a password. */
export const checkForgotPassword = (values: object): FieldErrors | undefined =>
  checkValues(forgotPasswordRules, values);

/** Validates a new password and its repetition. */
export const checkResetPassword = (values: object): FieldErrors | undefined =>
  checkValues(resetPasswordRules, values);
