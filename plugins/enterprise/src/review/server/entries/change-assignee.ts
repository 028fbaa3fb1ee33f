import { originOf, type DatabaseTransaction, type PluginContext } from '@admin/server';
import { reviewFields } from '../../review-actions.ts';
import { reviewError } from '../review-error.ts';
import { reviewTables } from '../tables.ts';
import { isReviewable } from '../workflows/parse-workflow.ts';
import { workflowOf } from '../workflows/read-workflows.ts';
import { linkedId, mayAssign, permittedStages, unlessRefused, type ReviewCall } from './review-call.ts';

/** Returns whether a user may sign in and read an entry. */
export async function mayRead(
  { content, identity }: Pick<PluginContext, 'content' | 'identity'>,
  userId: number,
  { uid, id }: { readonly uid: string; readonly id: number },
): Promise<boolean> {
  const permissions = await identity.permissionsOfUser(userId);
  if (permissions === null) return false;
  const call = { permissions, uid, id, action: 'read' } as const;
  return (await unlessRefused(() => content.requireEntry(call))) !== null;
}

/**
 * Assigns an entry to a user, or to nobody.
 * @returns whether the entry had another assignee
 * @throws AppError NOT_FOUND (404), FORBIDDEN, ASSIGNMENT_FORBIDDEN (403), NO_WORKFLOW, ASSIGNEE_INVALID (400)
 */
export async function changeAssignee(call: ReviewCall, userId: number | null): Promise<boolean> {
  const { server, actor, uid } = call;
  const { content, database } = server;
  // Parse and authorize outside the transaction: the permissions of the assignee are read from many tables.
  const permitted = { permissions: actor.permissions, uid, id: call.id, action: 'read' } as const;
  const { id } = await content.requireEntry(permitted);
  const workflow = await workflowOf(database, uid);
  if (workflow === null) throw reviewError('NO_WORKFLOW');
  const targets = permittedStages(actor, workflow, await linkedId(call, 'stage', id));
  if (!(await mayAssign(call, id, targets))) throw reviewError('ASSIGNMENT_FORBIDDEN');
  if (userId !== null && !(await mayRead(server, userId, { uid, id }))) throw reviewError('ASSIGNEE_INVALID');

  return database.transaction(async (within) => {
    const { locale } = await content.requireEntry({ ...permitted, within });
    const current = await linkedId(call, 'assignee', id, within);
    if (current === userId) return false;
    if (userId !== null) await requireActive(server, userId, within);
    await content.writeManagedLinks({ uid, attribute: reviewFields.assignee, ids: [id], to: userId, within });
    await server.events.recordChange(within.kysely, () => ({
      action: 'entry.assignee',
      entity: { type: uid, id, locale },
      origin: originOf(actor.permissions),
      before: { [reviewFields.assignee]: current },
      after: { [reviewFields.assignee]: userId },
    }));
    return true;
  });
}

/** Locks a user, who cannot be deleted or deactivated before the commit. @throws AppError ASSIGNEE_INVALID (400) */
async function requireActive(
  { database }: Pick<PluginContext, 'database'>,
  userId: number,
  { kysely }: DatabaseTransaction,
): Promise<void> {
  const user = await kysely
    .selectFrom('admin_users')
    .select('id')
    .where('id', '=', userId)
    .where('is_active', '=', 1)
    .where('blocked', '=', 0)
    .modifyEnd(database.dialect.forShare)
    .executeTakeFirst();
  if (user === undefined) throw reviewError('ASSIGNEE_INVALID');
}

/** Links that one statement removes. */
const batch = 1000;

/**
 * Removes the assignments of users who may no longer sign in or read any entry of a content type.
 * @param userIds the users to check; all users with assignments when absent
 */
export async function clearAssignees(server: PluginContext, userIds?: readonly number[]): Promise<void> {
  const { content, database, identity, schemas } = server;
  const types = await reviewTables(database).selectFrom('review_types').select('uid').execute();
  const contentTypes = types.flatMap(({ uid }) =>
    isReviewable(server, uid) ? (schemas.contentTypes.get(uid) ?? []) : [],
  );
  for (const userId of userIds ??
    (await assignedUsers(
      server,
      contentTypes.map(({ uid }) => uid),
    ))) {
    const permissions = await identity.permissionsOfUser(userId);
    for (const contentType of contentTypes) {
      if (permissions !== null && permissions.grants('read', contentType).length > 0) continue;
      const call = {
        uid: contentType.uid,
        attribute: reviewFields.assignee,
        from: userId,
        to: null,
        limit: batch,
      };
      const clearSome = () =>
        database.transaction((within) => content.replaceManagedLinks({ ...call, within }));
      while ((await clearSome()) === batch);
    }
  }
}

/** Users that are read at a time. */
const usersAtOnce = 200;

/** Returns the ids of all users with an assignment. */
async function assignedUsers(
  { content, database }: Pick<PluginContext, 'content' | 'database'>,
  uids: readonly string[],
): Promise<readonly number[]> {
  const assigned: number[] = [];
  for (let after = 0; ;) {
    const users = await database.kysely
      .withTables<{ admin_users: { id: number } }>()
      .selectFrom('admin_users')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(usersAtOnce)
      .execute();
    for (const { id } of users) {
      for (const uid of uids) {
        const call = { uid, attribute: reviewFields.assignee, to: id, limit: 1 };
        if ((await content.countManagedLinks(call)) === 0) continue;
        assigned.push(id);
        break;
      }
    }
    if (users.length < usersAtOnce) return assigned;
    after = users.at(-1)?.id ?? after;
  }
}
