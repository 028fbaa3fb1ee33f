import { originOf, type Actor, type PluginContext } from '@admin/server';
import type { StageUse, Workflow } from '../../contract.ts';
import { reviewFields } from '../../review-actions.ts';
import { reviewError } from '../review-error.ts';
import { reviewTables } from '../tables.ts';
import { leaveWorkflow } from './change-types.ts';
import { isReviewable } from './parse-workflow.ts';
import { readWorkflow, idOf } from './read-workflows.ts';
import { lockWorkflows } from './workflow-change.ts';

/** Parses the destination of the entries of a deleted workflow. @returns undefined if none is named */
function destinationOf(sent: unknown): number | null | undefined {
  if (sent === undefined || sent === '') return undefined;
  if (sent === 'none') return null;
  const id = idOf(sent);
  if (id === 0) throw reviewError('STAGE_UNKNOWN');
  return id;
}

/**
 * Deletes a workflow with its stages.
 * @param moveTo id of a stage of another workflow, which takes the content types over, or `none`
 * @throws AppError NOT_FOUND (404), CONTENT_TYPE_HAS_ENTRIES (409), STAGE_UNKNOWN (400)
 */
export async function deleteWorkflow(
  server: PluginContext,
  actor: Actor,
  sentId: unknown,
  moveTo: unknown,
): Promise<Workflow> {
  const { database } = server;
  const to = destinationOf(moveTo);
  return database.transaction(
    async (within) => {
      await lockWorkflows(database, within);
      const workflow = await readWorkflow(within, sentId);
      const { id, contentTypes } = workflow;
      const destinations = new Map(to === undefined ? [] : contentTypes.map((uid) => [uid, to]));
      const at = new Date(server.now()).toISOString();
      await leaveWorkflow({ server, within, at, id, before: workflow }, contentTypes, destinations);
      const tables = reviewTables(within);
      await tables.deleteFrom('review_stages').where('workflow_id', '=', id).execute();
      await tables.deleteFrom('review_workflows').where('id', '=', id).execute();
      await server.events.recordChange(within.kysely, () => ({
        action: 'review-workflow.delete',
        entity: { type: 'review-workflow', id, label: workflow.name },
        origin: originOf(actor.permissions),
        before: workflow,
      }));
      return workflow;
    },
    { isLong: true },
  );
}

/** Entries of a stage or content type that are counted. */
const counted = 1000;

/** Counts the entries of each stage and content type of a workflow. @throws AppError NOT_FOUND (404) */
export async function readStageUse(
  server: Pick<PluginContext, 'content' | 'database' | 'schemas'>,
  sentId: unknown,
): Promise<StageUse> {
  const { content, database } = server;
  const { stages, contentTypes: all } = await readWorkflow(database, sentId);
  const contentTypes = all.filter((uid) => isReviewable(server, uid));
  const count = (uid: string, to: number | null, limit: number) =>
    content.countManagedLinks({ uid, attribute: reviewFields.stage, to, limit });
  const ofStages = stages.map(async ({ id }) => {
    let entries = 0;
    for (const uid of contentTypes) {
      if (entries < counted) entries += await count(uid, id, counted - entries);
    }
    return { id, entries };
  });
  const ofTypes = contentTypes.map(async (uid) => ({ uid, entries: await count(uid, null, counted) }));
  return { stages: await Promise.all(ofStages), contentTypes: await Promise.all(ofTypes) };
}
