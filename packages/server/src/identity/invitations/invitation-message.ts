import type { Actor, UserRecord } from '../actor.ts';
import { coreMails } from '../core-mails.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from '../recovery/queue-link.ts';
import type { LinkMessage } from '../recovery/queue-link.ts';

/** Long names would push the rest of a message away. */
const longestName = 80;

function nameOf({ firstname, lastname, email }: UserRecord): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? email : name.slice(0, longestName);
}

/** The message to somebody who was invited: in their language, or, while nobody has said which that is, in the inviter's. */
export function invitationMessage(
  { config, mail }: Pick<IdentityContext, 'config' | 'mail'>,
  { actor, invited, token }: { readonly actor: Actor; readonly invited: UserRecord; readonly token: string },
): LinkMessage {
  const link = panelLink(config, '/auth/register', { registrationToken: token });
  const message = mail.compose(coreMails.invitation, {
    to: invited.email,
    language: invited.preferedLanguage ?? actor.user.preferedLanguage,
    values: { invited: nameOf(invited), inviting: nameOf(actor.user), link },
  });
  return { link, message };
}
