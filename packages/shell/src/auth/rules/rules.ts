import { object, string } from 'yup';
import { checkValues, type FieldErrors } from '../../forms/check-values.ts';
import { newPassword, repeatsPassword } from '../../forms/new-password.ts';
import { validationMessages as say } from '../../forms/validation-messages.ts';

const email = string().trim().required(say.required).email(say.email);

const twice = {
  password: newPassword.required(say.required),
  confirmPassword: string().required(say.required).test(repeatsPassword),
};

const person = {
  firstname: string().trim().required(say.required),
  lastname: string().trim(),
  ...twice,
};

/** What the sign-in form needs before it may ask the server. */
const loginRules = object({ email, password: string().required(say.required) });

/** What registering the first administrator needs; addresses are kept in lower case only. */
const registerAdminRules = object({
  ...person,
  email: email.test({ message: say.lowercase, test: (value) => value === value?.toLowerCase() }),
});

/** Whose registration it is follows from the invitation. */
const registerRules = object({ ...person, registrationToken: string().required(say.required) });

const forgotPasswordRules = object({ email });

const resetPasswordRules = object(twice);

/** Checks the values of the sign-in form. */
export const checkLogin = (values: object): FieldErrors | undefined => checkValues(loginRules, values);

/** Checks the values of the first administrator's registration. */
export const checkRegisterAdmin = (values: object): FieldErrors | undefined =>
  checkValues(registerAdminRules, values);

/** Checks the values of an invited person's registration, with the token of their invitation. */
export const checkRegister = (values: object): FieldErrors | undefined => checkValues(registerRules, values);

/** Checks the address of somebody who lost their password. */
export const checkForgotPassword = (values: object): FieldErrors | undefined =>
  checkValues(forgotPasswordRules, values);

/** Checks a new password and its repetition. */
export const checkResetPassword = (values: object): FieldErrors | undefined =>
  checkValues(resetPasswordRules, values);
