import { brokenPasswordRules, type PasswordRule } from '@admin/content-model';
import { string } from 'yup';
import { validationMessages as messages } from './validation-messages.ts';

const fieldErrors = {
  minLength: messages.minLength,
  lowercase: messages.containLowercase,
  uppercase: messages.containUppercase,
  number: messages.containNumber,
} as const satisfies Record<PasswordRule, unknown>;

/** The schema of an optional new password. Reports the first broken password rule. */
export const newPassword = string().test((value, { createError }) => {
  const [broken] = value ? brokenPasswordRules(value) : [];
  // yup passes message objects on unchanged, but types them as text.
  return broken ? createError({ message: fieldErrors[broken.rule] as unknown as string }) : true;
});

/** The test of a field that repeats the form's `password`. */
export const repeatsPassword = {
  message: messages.passwordNoMatch,
  test: (
    value: string | undefined,
    { parent }: { readonly parent: { readonly password?: string } },
  ): boolean => (value ?? '') === (parent.password ?? ''),
};
