import { composeMessage } from '../../mail/compose-message.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { UserRow } from './user-record.ts';

/** What of an account would let somebody else keep it. */
type Guarded = 'e-mail address' | 'password';

/** Which guarded parts differ between two states of an account. */
export function guardedChanges(before: UserRow, after: UserRow): readonly Guarded[] {
  const changed: Guarded[] = [];
  if (before.email !== after.email) changed.push('e-mail address');
  if (before.password_hash !== after.password_hash) changed.push('password');
  return changed;
}

/**
 * Tells the owner of an account that it was changed, in case it was not them.
 * @param notice `to` is the address as it was before
 */
export function postChangeNotice(
  context: Pick<IdentityContext, 'logger' | 'mail'>,
  { to, changed }: { readonly to: string; readonly changed: readonly Guarded[] },
): void {
  if (changed.length === 0) return;
  const message = composeMessage({
    to,
    subject: 'Your account was changed',
    paragraphs: [
      `The ${changed.join(' and the ')} of your account was changed.`,
      'If this was not you, tell an administrator.',
    ],
  });
  context.mail.queue({
    compose: async () => message,
    onFailure(error) {
      context.logger.error({ err: error }, 'the notice of an account change could not be sent');
    },
  });
}
