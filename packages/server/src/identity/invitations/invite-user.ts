import type { InvitedUser, InvitationState } from '@admin/contract';
import { notFound } from '../../errors/request-errors.ts';
import { originOf } from '../../events/change-record.ts';
import type { Actor, UserRecord } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityTables } from '../tables.ts';
import { userRolesTable } from '../conditions.ts';
import { dropTokens, issueToken } from '../tokens/one-time-token.ts';
import { queueLink, panelLink, type LinkMessage } from '../recovery/queue-link.ts';
import { assertAddressFree, withUniqueAddress } from '../users/unique-address.ts';
import { assertMayActAs, assertMayAssignRoles } from '../users/permissions/user-authorization.ts';
import { userCreation } from '../records/record-users.ts';
import { requireUser, normalizeEmail, presentUser } from '../records/user-record.ts';
import { afterUserCreation, insertUser } from '../users/hooked-users.ts';
import { replaceRoles, requireRoles } from '../users/user-roles.ts';
import { coreMails } from '../core-mails.ts';

/** The user that an administrator invites. */
export interface NewUser {
  readonly firstname: string;
  readonly lastname?: string | null;
  readonly email: string;
  /** Role ids, at least one. */
  readonly roles: readonly number[];
  readonly preferedLanguage?: string | null;
}

/**
 * Creates an inactive user and mails them a registration link. Only that mail and the response contain the token.
 * @throws AppError EMAIL_TAKEN, VALIDATION_FAILED (400), PERMISSION_NOT_HELD (403)
 */
export async function inviteUser(
  context: IdentityContext,
  actor: Actor,
  person: NewUser,
): Promise<InvitedUser> {
  const email = normalizeEmail(person.email);
  const created = await withUniqueAddress(() =>
    context.database.transaction(async (transaction) => {
      const tables = identityTables(transaction);
      const roles = await requireRoles(tables, person.roles);
      await assertMayAssignRoles(tables, actor, null, roles);
      await assertAddressFree(tables, email);
      const subject = { userId: null, email, roles: roles.map(({ id }) => id), actorId: actor.user.id };
      await context.userHooks.run('create', subject, transaction);
      const user = {
        firstname: person.firstname.trim(),
        lastname: person.lastname?.trim() || null,
        email,
        passwordHash: null,
        isActive: false,
        preferedLanguage: person.preferedLanguage ?? null,
      };
      const author = actor.permissions;
      const row = await insertUser(context, tables, { user, roles, author });
      transaction.touch(userRolesTable);
      await replaceRoles(tables, row.id, roles);
      await afterUserCreation(context, tables, { row, roles, author });
      await context.events.recordChange(tables, () => userCreation(row, roles, actor.permissions));
      const registrationToken = await issueToken(context, tables, {
        userId: row.id,
        purpose: 'invitation',
        issuedBy: actor.user.id,
      });
      return { ...presentUser(row), roles, registrationToken };
    }),
  );
  context.events.emit('user.created', { userId: created.id, actorId: actor.user.id });
  const { registrationToken: token } = created;
  queueLink(context, async () => invitationMessage(context, { actor, invited: created, token }));
  return created;
}

/**
 * Renews the invitation of a user who has not registered: a new link, by mail and in the response, replaces the
 * previous one.
 * @throws AppError NOT_FOUND (404), also when the user has registered, PERMISSION_NOT_HELD (403)
 */
export async function renewInvitation(
  context: IdentityContext,
  actor: Actor,
  id: string | number,
): Promise<{ readonly registrationToken: string }> {
  const { user, token } = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const invited = await requireUser(tables, id);
    await assertMayActAs(tables, actor, invited.id);
    if (invited.password_hash !== null) throw notFound('This user has registered already');
    await dropTokens(tables, invited.id, 'invitation');
    const fresh = await issueToken(context, tables, {
      userId: invited.id,
      purpose: 'invitation',
      issuedBy: actor.user.id,
    });
    await context.events.recordChange(tables, () => ({
      action: 'user.invite',
      entity: { type: 'user', id: invited.id, label: invited.email },
      origin: originOf(actor.permissions),
    }));
    return { user: invited, token: fresh };
  });
  queueLink(context, async () => invitationMessage(context, { actor, invited: presentUser(user), token }));
  return { registrationToken: token };
}

/** Characters of a name in a mail, so that long names do not push the text out of view. */
const maxNameLength = 80;

function nameOf({ firstname, lastname, email }: UserRecord): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? email : name.slice(0, maxNameLength);
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

/**
 * Returns whether an invitation is pending and how its link is delivered. It is pending while the user has no password;
 * inactive users may have registered.
 * @throws AppError NOT_FOUND (404)
 */
export async function readInvitation(
  { tables, config }: Pick<IdentityContext, 'tables' | 'config'>,
  id: string | number,
): Promise<InvitationState> {
  const user = await requireUser(tables, id);
  return { isPending: user.password_hash === null, mail: config.smtpUrl === null ? 'file' : 'smtp' };
}

/**
 * Returns which of these users were invited and have not registered yet.
 * @param ids at most 100
 */
export async function findPendingInvitations(
  { tables }: Pick<IdentityContext, 'tables'>,
  ids: readonly number[],
): Promise<readonly number[]> {
  const rows = await tables
    .selectFrom('admin_users')
    .select('id')
    .where('id', 'in', ids)
    .where('password_hash', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
