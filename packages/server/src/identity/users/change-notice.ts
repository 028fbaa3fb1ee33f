import { coreMails } from '../core-mails.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { UserRow } from '../records/user-record.ts';

/** The account properties that would let another person take over the account. */
type Guarded = 'email address' | 'password';

/** Returns the guarded properties that differ between two states of an account. */
export function guardedChanges(before: UserRow, after: UserRow): readonly Guarded[] {
  const changed: Guarded[] = [];
  if (before.email !== after.email) changed.push('email address');
  if (before.password_hash !== after.password_hash) changed.push('password');
  return changed;
}

function mailFor(changed: readonly Guarded[]): typeof coreMails.passwordChanged | undefined {
  const [hasAddress, hasPassword] = [changed.includes('email address'), changed.includes('password')];
  if (hasAddress && hasPassword) return coreMails.addressAndPasswordChanged;
  if (hasAddress) return coreMails.addressChanged;
  return hasPassword ? coreMails.passwordChanged : undefined;
}

/**
 * Notifies the owner of an account by mail that it was changed.
 * @param notice `account`: its state before the change
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
  const mail = mailFor(changed);
  if (mail === undefined) return;
  const message = context.mail.compose(mail, { to: email, language, values: {} });
  context.mail.queue({
    compose: async () => message,
    onFailure(error) {
      context.logger.error({ err: error }, 'could not send the notice of an account change');
    },
  });
}
