import { originOf, type DatabaseTransaction, type PluginContext } from '@admin/server';
import { reviewFields } from '../../review-actions.ts';
import { reviewError } from '../review-error.ts';
import { workflowOf } from '../workflows/read-workflows.ts';
import {
  BatchOutcomes,
  changeOne,
  readableEntries,
  type EntryOutcome,
  type ReviewBatch,
} from './batch-call.ts';
import { mayAssign, permittedStages, unlessRefused, type ReviewCall } from './review-call.ts';

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
export function changeAssignee(call: ReviewCall, userId: number | null): Promise<boolean> {
  return changeOne(call, (batch) => assignBatch(batch, userId));
}

/** Assigns the entries of a batch to a user, or to nobody, in one transaction. */
export async function assignBatch(
  batch: ReviewBatch,
  userId: number | null,
): Promise<readonly EntryOutcome[]> {
  const { server, actor, uid, ids } = batch;
  const { content, database } = server;
  const outcomes = new BatchOutcomes();
  // Parse and authorize outside the transaction: the permissions of the assignee are read from many tables.
  const permitted = await assignableIds(batch, userId, outcomes);
  if (permitted.length === 0) return outcomes.of(ids);

  await database.transaction(async (within) => {
    const readable = await readableEntries({ ...batch, ids: permitted }, outcomes, within);
    const call = { uid, attribute: reviewFields.assignee, ids: readable.map(({ id }) => id), within };
    const current = await content.readManagedLinks(call);
    const before = (id: number): number | null => current.get(id) ?? null;
    const assigned = readable.filter(({ id }) => before(id) !== userId);
    if (assigned.length === 0) return;
    if (userId !== null) await requireActive(server, userId, within);
    await content.writeManagedLinks({ ...call, ids: assigned.map(({ id }) => id), to: userId });
    await server.events.recordChange(within.kysely, () =>
      assigned.map(({ id, entity }) => ({
        action: 'entry.assignee',
        entity,
        origin: originOf(actor.permissions),
        before: { [reviewFields.assignee]: before(id) },
        after: { [reviewFields.assignee]: userId },
      })),
    );
    for (const { id } of assigned) outcomes.changed(id, true);
  });
  return outcomes.of(ids);
}

/** Returns the entries of a batch that the caller may assign to a user; the others are refused. */
async function assignableIds(
  batch: ReviewBatch,
  userId: number | null,
  outcomes: BatchOutcomes,
): Promise<readonly number[]> {
  const { server, actor, uid } = batch;
  const { content, database, identity } = server;
  const readable = await readableEntries(batch, outcomes);
  const workflow = await workflowOf(database, uid);
  const ids = readable.map(({ id }) => id);
  const stages = await content.readManagedLinks({ uid, attribute: reviewFields.stage, ids });
  const permissions = userId === null ? null : await identity.permissionsOfUser(userId);
  const assignable: number[] = [];
  for (const id of ids) {
    const isAssignable = await outcomes.attempt(id, async () => {
      if (workflow === null) throw reviewError('NO_WORKFLOW');
      const targets = permittedStages(actor, workflow, stages.get(id) ?? null);
      if (!(await mayAssign({ server, actor, uid, id }, id, targets)))
        throw reviewError('ASSIGNMENT_FORBIDDEN');
      if (userId === null) return true;
      if (permissions === null) throw reviewError('ASSIGNEE_INVALID');
      const call = { permissions, uid, id, action: 'read' } as const;
      if ((await unlessRefused(() => content.requireEntry(call))) === null)
        throw reviewError('ASSIGNEE_INVALID');
      return true;
    });
    if (isAssignable === true) assignable.push(id);
  }
  return assignable;
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
