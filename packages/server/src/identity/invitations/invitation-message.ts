import { composeMessage } from '../../mail/compose-message.ts';
import type { Actor, UserRecord } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from '../recovery/panel-link.ts';
import type { LinkMessage } from '../recovery/queue-link.ts';

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
  const message = composeMessage({
    to: invited.email,
    subject: 'You are invited to work on a site',
    paragraphs: [
      `Hello ${nameOf(invited)},`,
      `${nameOf(actor.user)} invites you to work on the content of a site. Follow the link to choose a password and begin. It works once, within the next seven days.`,
    ],
    action: { label: 'Accept the invitation', url: link },
    remarks: ['If you do not know what this is about, do nothing.'],
  });
  return { link, message };
}
