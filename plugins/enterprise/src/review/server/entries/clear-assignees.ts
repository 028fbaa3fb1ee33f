import type { PluginContext } from '@admin/server';
import { reviewFields } from '../../review-actions.ts';
import { reviewTables } from '../tables.ts';
import { isReviewable } from '../workflows/parse-workflow.ts';

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
