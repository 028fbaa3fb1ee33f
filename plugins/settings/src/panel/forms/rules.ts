import { brokenPasswordRules, type PasswordRule } from '@admin/content-model';
import { string } from 'yup';
import { validationMessages as say } from '@admin/shell';
import { formMessages } from './messages.ts';

const passwordMessages = {
  minLength: say.minLength,
  lowercase: say.containLowercase,
  uppercase: say.containUppercase,
  number: say.containNumber,
} as const satisfies Record<PasswordRule, unknown>;

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

/** A new password, or none: reports the first rule that it breaks. */
export const newPassword = string().test((value, { createError }) => {
  const [broken] = value ? brokenPasswordRules(value) : [];
  // yup hands message objects through untouched, but types them as text.
  return broken ? createError({ message: passwordMessages[broken.rule] as unknown as string }) : true;
});

/** The same password once more. */
export const repeatedPassword = string().test({
  message: say.passwordNoMatch,
  test: (value, { parent }) => (value ?? '') === ((parent as { readonly password?: string }).password ?? ''),
});
