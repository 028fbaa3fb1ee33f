import { Type } from 'typebox';
import { composeMail } from '../../mail/compose-mail.ts';
import { defineMail } from '../../mail/mail-template.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from './panel-link.ts';
import type { LinkMessage } from './queue-link.ts';

const passwordMail = defineMail({
  id: 'core.new-password',
  values: Type.Object({ link: Type.String() }),
  texts: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for the account with this e-mail address.',
      'If it was you, follow the link and choose one. It works once, within the next hour.',
    ],
    action: { label: 'Choose a new password', url: '{link}' },
    remarks: ['If it was not you, do nothing: your password stays as it is.'],
  },
});

/** The message to somebody who asked for a new password. */
export function resetMessage(
  { config }: Pick<IdentityContext, 'config'>,
  user: { readonly email: string; readonly prefered_language: string | null },
  token: string,
): LinkMessage {
  const link = panelLink(config, '/auth/reset-password', { code: token });
  const message = composeMail(passwordMail, {
    to: user.email,
    language: user.prefered_language,
    values: { link },
  });
  return { link, message };
}
