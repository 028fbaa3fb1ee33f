import { checkValues, type FieldErrors } from '@admin/shell';
import { array, object, string } from 'yup';
import { formMessages } from '../messages.ts';
import { requiredText } from '../form-rules.ts';
import { tokenMessages } from './messages.ts';
import { withActions } from './permission-tree.ts';
import type { Duration, Token, TokenKind, TokenValues } from './token-kind.ts';

const day = 86_400_000;

/** The lifespans of new tokens, in days. */
export const durations: readonly { readonly value: Duration; readonly days: number | null }[] = [
  { value: '604800000', days: 7 },
  { value: '2592000000', days: 30 },
  { value: '7776000000', days: 90 },
  { value: 'unlimited', days: null },
];

/** Returns the expiry date of a token created now; null if it never expires. */
export function endOf(duration: Duration, now: number): Date | null {
  const days = durations.find(({ value }) => value === duration)?.days ?? null;
  return days === null ? null : new Date(now + days * day);
}

/** The initial values of a new token: the most limited type, for a month. */
export function newTokenValues({ types }: TokenKind): TokenValues {
  return { name: '', description: '', duration: '2592000000', type: types[0].value, permissions: [] };
}

/** Returns the form values of a token. */
export function tokenValues(kind: TokenKind, token: Token): TokenValues {
  const { name, description, lifespan } = token;
  const type = kind.typeOf(token);
  return {
    name,
    description,
    duration: durations.find(({ value }) => value === lifespan)?.value ?? 'unlimited',
    type,
    permissions: type === kind.chosenType ? withActions([], token.permissions, 'add') : [],
  };
}

/** Validates a token of a kind. */
export function checkToken(kind: TokenKind, values: TokenValues): FieldErrors | undefined {
  const needed = values.type === kind.chosenType;
  const rules = object({
    name: requiredText,
    description: string().trim().max(4000, formMessages.tooLong),
    permissions: needed ? array().min(1, tokenMessages.permissionsNeeded) : array(),
  });
  return checkValues(rules, values);
}
