import type { DatabaseTransaction, PluginContext } from '@admin/server';
import type { Workflow } from '../../contract.ts';
import { reviewError } from '../review-error.ts';
import { reviewTables } from '../tables.ts';
import { hasEntries, scheduleMoves } from './settle-moves.ts';
import type { WorkflowChange } from './workflow-change.ts';

/** Stores the workflow of a content type. */
async function setWorkflow(
  within: DatabaseTransaction,
  { uid, workflowId, at }: { readonly uid: string; readonly workflowId: number | null; readonly at: string },
): Promise<void> {
  const values = { workflow_id: workflowId, changed_at: at };
  await reviewTables(within)
    .insertInto('review_types')
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
    .execute();
}

/** Content types that leave a workflow, and the time of the change. */
interface LeavingTypes {
  readonly server: Pick<PluginContext, 'content' | 'schemas'>;
  readonly within: DatabaseTransaction;
  readonly at: string;
  /** Id of the workflow that they leave. */
  readonly id: number;
  /** That workflow before the change. */
  readonly before: Pick<Workflow, 'stages'>;
}

/**
 * Moves content types to the workflows of other stages, or to none.
 * @param destinations by uid: a stage, or null for none
 * @throws AppError CONTENT_TYPE_HAS_ENTRIES (409), STAGE_UNKNOWN (400)
 */
export async function leaveWorkflow(
  { server, within, at, id, before }: LeavingTypes,
  uids: readonly string[],
  destinations: ReadonlyMap<string, number | null>,
): Promise<void> {
  const blocked: string[] = [];
  for (const uid of uids) {
    const to = destinations.get(uid);
    if (to === undefined && (await hasEntries(server, uid, null, within))) blocked.push(uid);
    await scheduleMoves(
      within,
      before.stages.map((stage) => ({ uid, from: stage.id, to: to ?? null })),
    );
    if (to === undefined || to === null) {
      await setWorkflow(within, { uid, workflowId: null, at });
      continue;
    }
    const stage = await reviewTables(within)
      .selectFrom('review_stages')
      .select('workflow_id')
      .where('id', '=', to)
      .executeTakeFirst();
    if (stage === undefined || stage.workflow_id === id) throw reviewError('STAGE_UNKNOWN');
    await setWorkflow(within, { uid, workflowId: stage.workflow_id, at });
  }
  if (blocked.length > 0) throw reviewError('CONTENT_TYPE_HAS_ENTRIES', { contentTypes: blocked });
}

/** Removes the content types that are not listed any more. */
export async function detachTypes(change: WorkflowChange): Promise<void> {
  const { sent, before } = change;
  const removed = before.contentTypes.filter((uid) => !sent.contentTypes.includes(uid));
  const destinations = new Map((sent.detached ?? []).map(({ uid, to }) => [uid, to]));
  await leaveWorkflow(change, removed, destinations);
}

/**
 * Adds the content types that are listed for the first time. Their entries get the first stage after the commit, or those
 * of another workflow the stage that the body names.
 * @throws AppError CONTENT_TYPE_TAKEN (409)
 */
export async function attachTypes({ within, sent, at, id, before, stageId }: WorkflowChange): Promise<void> {
  const added = sent.contentTypes.filter((uid) => !before.contentTypes.includes(uid));
  if (added.length === 0) return;
  const owned = await reviewTables(within)
    .selectFrom('review_types')
    .innerJoin('review_stages', 'review_stages.workflow_id', 'review_types.workflow_id')
    .select(['uid', 'review_stages.id as stage'])
    .where('uid', 'in', added)
    .orderBy('uid')
    .orderBy('position')
    .execute();
  const targets = new Map((sent.attached ?? []).map(({ uid, to }) => [uid, stageId(to)]));
  const taken = [...new Set(owned.map(({ uid }) => uid))].filter((uid) => !targets.has(uid));
  if (taken.length > 0) throw reviewError('CONTENT_TYPE_TAKEN', { contentTypes: taken });
  for (const uid of added) {
    const stages = owned.filter((type) => type.uid === uid);
    await scheduleMoves(
      within,
      stages.map(({ stage }) => ({ uid, from: stage, to: targets.get(uid) ?? null })),
    );
    await setWorkflow(within, { uid, workflowId: id, at });
  }
}
