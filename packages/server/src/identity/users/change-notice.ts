import { Type } from 'typebox';
import { composeMail } from '../../mail/compose-mail.ts';
import { defineMail } from '../../mail/mail-template.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { UserRow } from './user-record.ts';

const changeMail = defineMail({
  id: 'core.account-changed',
  values: Type.Object({ changed: Type.String() }),
  texts: {
    subject: 'Your account was changed',
    paragraphs: ['The {changed} of your account was changed.', 'If this was not you, tell an administrator.'],
  },
});

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
 * @param notice the account as it was before
 */
export function postChangeNotice(
  context: Pick<IdentityContext, 'logger' | 'mail'>,
  {
    account: { email, prefered_language: language },
    changed,
  }: {
    readonly account: Pick<UserRow, 'email' | 'prefered_language'>;
    readonly changed: readonly Guarded[];
  },
): void {
  if (changed.length === 0) return;
  const values = { changed: changed.join(' and the ') };
  const message = composeMail(changeMail, { to: email, language, values });
  context.mail.queue({
    compose: async () => message,
    onFailure(error) {
      context.logger.error({ err: error }, 'the notice of an account change could not be sent');
    },
  });
}
