import { composeMessage } from '../../mail/compose-message.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from './panel-link.ts';
import type { LinkMessage } from './queue-link.ts';

/** The message to somebody who asked for a new password. */
export function resetMessage(
  { config }: Pick<IdentityContext, 'config'>,
  user: { readonly email: string },
  token: string,
): LinkMessage {
  const link = panelLink(config, '/auth/reset-password', { code: token });
  const message = composeMessage({
    to: user.email,
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for the account with this e-mail address.',
      'If it was you, follow the link and choose one. It works once, within the next hour.',
    ],
    action: { label: 'Choose a new password', url: link },
    remarks: ['If it was not you, do nothing: your password stays as it is.'],
  });
  return { link, message };
}
