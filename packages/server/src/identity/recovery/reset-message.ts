import { coreMails } from '../core-mails.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from './panel-link.ts';
import type { LinkMessage } from './queue-link.ts';

/** The message to somebody who asked for a new password. */
export function resetMessage(
  { config, mail }: Pick<IdentityContext, 'config' | 'mail'>,
  user: { readonly email: string; readonly prefered_language: string | null },
  token: string,
): LinkMessage {
  const link = panelLink(config, '/auth/reset-password', { code: token });
  const message = mail.compose(coreMails.newPassword, {
    to: user.email,
    language: user.prefered_language,
    values: { link },
  });
  return { link, message };
}
