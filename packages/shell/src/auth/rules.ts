import { object, ref, string } from 'yup';
import { checkValues, type FieldComplaints } from './check-values.ts';
import { validationMessages as say } from '../messages/validation-messages.ts';

/** The order of the rules is the order in which a password is criticised. */
const newPassword = string()
  .required(say.required)
  .min(8, say.minLength)
  .matches(/\p{Ll}/u, { message: say.containLowercase })
  .matches(/\p{Lu}/u, { message: say.containUppercase })
  .matches(/\d/, { message: say.containNumber });

const email = string().trim().required(say.required).email(say.email);

/** What the sign-in form needs before it may ask the server. */
const loginRules = object({ email, password: string().required(say.required) });

/** What registering the first administrator needs; addresses are kept in lower case only. */
const registerAdminRules = object({
  firstname: string().trim().required(say.required),
  lastname: string().trim(),
  email: email.test({ message: say.lowercase, test: (value) => value === value?.toLowerCase() }),
  password: newPassword,
  confirmPassword: string()
    .required(say.required)
    .oneOf([ref('password')], say.passwordNoMatch),
});

/** Checks the values of the sign-in form. */
export const checkLogin = (values: object): FieldComplaints | undefined => checkValues(loginRules, values);

/** Checks the values of the first administrator's registration. */
export const checkRegisterAdmin = (values: object): FieldComplaints | undefined =>
  checkValues(registerAdminRules, values);
