export type PasswordRule = 'minLength' | 'lowercase' | 'uppercase' | 'number';

/** The minimum length of an administrator's password. */
export const minPasswordLength = 8;

const rules: readonly (readonly [
  rule: PasswordRule,
  holds: (password: string) => boolean,
  sentence: string,
])[] = [
  [
    'minLength',
    (password) => password.length >= minPasswordLength,
    `must be at least ${minPasswordLength} characters`,
  ],
  ['lowercase', (password) => /\p{Ll}/u.test(password), 'must contain at least one lowercase character'],
  ['uppercase', (password) => /\p{Lu}/u.test(password), 'must contain at least one uppercase character'],
  ['number', (password) => /\d/.test(password), 'must contain at least one number'],
];

/**
 * Returns the rules that a new administrator password breaks, in the order in which they are shown. `sentence` follows
 * the field's name.
 */
export function brokenPasswordRules(
  password: string,
): readonly { readonly rule: PasswordRule; readonly sentence: string }[] {
  return rules.filter(([, holds]) => !holds(password)).map(([rule, , sentence]) => ({ rule, sentence }));
}
