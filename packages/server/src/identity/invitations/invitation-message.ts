import { Type } from 'typebox';
import { composeMail } from '../../mail/compose-mail.ts';
import { defineMail } from '../../mail/mail-template.ts';
import type { Actor, UserRecord } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from '../recovery/panel-link.ts';
import type { LinkMessage } from '../recovery/queue-link.ts';

const invitationMail = defineMail({
  id: 'core.invitation',
  values: Type.Object({ invited: Type.String(), inviting: Type.String(), link: Type.String() }),
  texts: {
    subject: 'You are invited to work on a site',
    paragraphs: [
      'Hello {invited},',
      '{inviting} invites you to work on the content of a site. Follow the link to choose a password and begin. It works once, within the next seven days.',
    ],
    action: { label: 'Accept the invitation', url: '{link}' },
    remarks: ['If you do not know what this is about, do nothing.'],
  },
});

/** Long names would push the rest of a message away. */
const longestName = 80;

function nameOf({ firstname, lastname, email }: UserRecord): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? email : name.slice(0, longestName);
}

/** The message to somebody who was invited. */
export function invitationMessage(
  { config }: Pick<IdentityContext, 'config'>,
  { actor, invited, token }: { readonly actor: Actor; readonly invited: UserRecord; readonly token: string },
): LinkMessage {
  const link = panelLink(config, '/auth/register', { registrationToken: token });
  const message = composeMail(invitationMail, {
    to: invited.email,
    language: invited.preferedLanguage,
    values: { invited: nameOf(invited), inviting: nameOf(actor.user), link },
  });
  return { link, message };
}
