import type { Actor, UserRecord } from '../actor.ts';
import { coreMails } from '../core-mails.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink } from '../recovery/queue-link.ts';
import type { LinkMessage } from '../recovery/queue-link.ts';

/** Limits names, so that long ones do not push the text out of view. */
const longestName = 80;

function nameOf({ firstname, lastname, email }: UserRecord): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? email : name.slice(0, longestName);
}

/** Returns the invitation mail, in the language of the invited user or else in that of the inviter. */
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
