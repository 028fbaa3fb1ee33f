import { brokenPasswordRules, type PasswordRule } from '@admin/content-model';
import { string } from 'yup';
import { validationMessages as say } from './validation-messages.ts';

const fieldErrors = {
  minLength: say.minLength,
  lowercase: say.containLowercase,
  uppercase: say.containUppercase,
  number: say.containNumber,
} as const satisfies Record<PasswordRule, unknown>;

/** A new password, or none: complains of the first rule of the product's rule book that it breaks. */
export const newPassword = string().test((value, { createError }) => {
  const [broken] = value ? brokenPasswordRules(value) : [];
  // yup hands message objects through untouched, but types them as text.
  return broken ? createError({ message: fieldErrors[broken.rule] as unknown as string }) : true;
});

/** The test of the field that repeats the form's `password`. */
export const repeatsPassword = {
  message: say.passwordNoMatch,
  test: (
    value: string | undefined,
    { parent }: { readonly parent: { readonly password?: string } },
  ): boolean => (value ?? '') === (parent.password ?? ''),
};
