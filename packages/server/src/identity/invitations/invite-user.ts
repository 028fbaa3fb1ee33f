import type { InvitedUser } from '@admin/contract';
import { notFound } from '../../errors/request-errors.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../timestamp.ts';
import { identityTables } from '../identity-database.ts';
import { userRolesTable } from '../permissions/conditions.ts';
import { dropTokens, issueToken } from '../tokens/one-time-token.ts';
import { queueLink } from '../recovery/queue-link.ts';
import { assertAddressFree, takingAddress } from '../users/address-taken.ts';
import { assertMayActAs, assertMayGive } from '../users/permissions/assert-may-give.ts';
import { requireUser } from '../records/user-id.ts';
import { normalizeEmail, presentUser } from '../records/user-record.ts';
import { replaceRoles, requireRoles } from '../users/user-roles.ts';
import { invitationMessage } from './invitation-message.ts';

/** Whom an administrator invites. */
export interface NewUser {
  readonly firstname: string;
  readonly lastname?: string | null;
  readonly email: string;
  /** Ids, at least one. */
  readonly roles: readonly number[];
  readonly preferedLanguage?: string | null;
}

/**
 * Adds a user who cannot sign in yet, and mails them the link to register with. The answer is the only
 * place besides that mail where the token is seen.
 * @throws AppError EMAIL_TAKEN, VALIDATION_FAILED (400), PERMISSION_NOT_HELD (403)
 */
export async function inviteUser(
  context: IdentityContext,
  actor: Actor,
  person: NewUser,
): Promise<InvitedUser> {
  const email = normalizeEmail(person.email);
  const now = timestamp(context);
  const created = await takingAddress(() =>
    context.database.transaction(async (transaction) => {
      const tables = identityTables(transaction);
      const roles = await requireRoles(tables, person.roles);
      await assertMayGive(tables, actor, null, roles);
      await assertAddressFree(tables, email);
      const row = await tables
        .insertInto('admin_users')
        .values({
          firstname: person.firstname.trim(),
          lastname: person.lastname?.trim() || null,
          username: null,
          email,
          password_hash: null,
          is_active: 0,
          blocked: 0,
          prefered_language: person.preferedLanguage ?? null,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      transaction.touch(userRolesTable);
      await replaceRoles(tables, row.id, roles);
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
 * Invites somebody once more who has not registered: with a new link, by mail and in the answer. The link
 * before is worth nothing from then on.
 * @throws AppError NOT_FOUND (404) also for who has registered already, PERMISSION_NOT_HELD (403)
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
    return { user: invited, token: fresh };
  });
  queueLink(context, async () => invitationMessage(context, { actor, invited: presentUser(user), token }));
  return { registrationToken: token };
}
