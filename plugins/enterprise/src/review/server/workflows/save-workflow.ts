import {
  changedValues,
  originOf,
  type Actor,
  type DatabaseTransaction,
  type PluginContext,
} from '@admin/server';
import type { StageRef, Workflow } from '../../contract.ts';
import { reviewLimits } from '../../review-actions.ts';
import { reviewError } from '../review-error.ts';
import { reviewTables } from '../tables.ts';
import { attachTypes, detachTypes } from './change-types.ts';
import { hasStage, scheduleMoves } from './settle-moves.ts';
import { validateWorkflow, type SentWorkflow } from './parse-workflow.ts';
import { readWorkflow } from './read-workflows.ts';
import { lockWorkflows, type WorkflowChange } from './workflow-change.ts';

/** The stages of a workflow that does not exist yet. */
const nothing: Pick<Workflow, 'contentTypes' | 'stages'> = { contentTypes: [], stages: [] };

/**
 * Creates a workflow, or replaces one.
 * @param sentId of the workflow to replace; null for a new one
 * @throws AppError NOT_FOUND (404), VALIDATION_FAILED (400), and the refusals of the contract
 */
export async function saveWorkflow(
  server: PluginContext,
  actor: Actor,
  sentId: unknown,
  sent: SentWorkflow,
): Promise<Workflow> {
  const { database } = server;
  return database.transaction(
    async (within) => {
      // Authorize and validate
      const others = await lockWorkflows(database, within);
      const stored = sentId === null ? null : await readWorkflow(within, sentId);
      requireVersion(stored, sent);
      const before = stored ?? nothing;
      validateWorkflow(server, sent, before);
      if (stored === null && others.length >= reviewLimits.workflows) throw reviewError('WORKFLOW_LIMIT');
      const isTaken = others.some(({ id, name }) => id !== stored?.id && name === sent.name);
      if (isTaken) throw reviewError('WORKFLOW_NAME_TAKEN');

      // Write
      const at = new Date(server.now()).toISOString();
      const id = stored?.id ?? (await insertWorkflow(within, sent.name, at));
      const stageId = await writeStages({ server, within, sent, id, before });
      const change: WorkflowChange = { server, within, sent, at, id, before, stageId };
      await deleteStages(change);
      await detachTypes(change);
      await attachTypes(change);
      const { stageRequiredToPublish: required = null } = sent;
      await reviewTables(within)
        .updateTable('review_workflows')
        .set((row) => ({
          name: sent.name,
          required_stage_id: required === null ? null : stageId(required),
          updated_at: at,
          version: stored === null ? row.ref('version') : stored.version + 1,
        }))
        .where('id', '=', id)
        .execute();

      // Present
      const after = await readWorkflow(within, id);
      await server.events.recordChange(within.kysely, () => ({
        action: stored === null ? 'review-workflow.create' : 'review-workflow.update',
        entity: { type: 'review-workflow', id, label: after.name },
        origin: originOf(actor.permissions),
        ...(stored === null ? { after } : changedValues(stored, after, ['updatedAt', 'version'])),
      }));
      return after;
    },
    { isLong: true },
  );
}

function requireVersion(stored: Workflow | null, { version }: SentWorkflow): void {
  if (stored === null || version === undefined || version === stored.version) return;
  throw reviewError('WORKFLOW_CHANGED');
}

async function insertWorkflow(within: DatabaseTransaction, name: string, at: string): Promise<number> {
  const { id } = await reviewTables(within)
    .insertInto('review_workflows')
    .values({ name, required_stage_id: null, version: 1, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the listed stages, first without transitions, which may name new ones. */
async function writeStages({
  within,
  sent,
  id: workflowId,
}: Omit<WorkflowChange, 'stageId' | 'at'>): Promise<WorkflowChange['stageId']> {
  const tables = reviewTables(within);
  const ids: number[] = [];
  const byKey = new Map<StageRef, number>();
  for (const [position, { id, key, name, color }] of sent.stages.entries()) {
    const values = { name, color: color.toLowerCase(), position };
    if (id !== undefined)
      await tables.updateTable('review_stages').set(values).where('id', '=', id).execute();
    const stored =
      id ??
      (
        await tables
          .insertInto('review_stages')
          .values({ ...values, workflow_id: workflowId, transitions: '[]' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    ids.push(stored);
    byKey.set(stored, stored);
    if (key !== undefined) byKey.set(key, stored);
  }
  const stageId = (ref: StageRef): number => {
    const found = byKey.get(ref);
    if (found === undefined) throw reviewError('STAGE_UNKNOWN');
    return found;
  };
  for (const [index, { transitions }] of sent.stages.entries()) {
    const stored = transitions.map(({ to, roles }) => ({ to: stageId(to), roles }));
    await tables
      .updateTable('review_stages')
      .set({ transitions: JSON.stringify(stored) })
      .where('id', '=', ids[index] ?? 0)
      .execute();
  }
  return stageId;
}

/**
 * Deletes the stages that are not listed, and schedules the moves of their entries. Content types that leave the workflow
 * have destinations of their own.
 * @throws AppError STAGE_HAS_ENTRIES (409)
 */
async function deleteStages({ server, within, sent, before, stageId }: WorkflowChange): Promise<void> {
  const listed = new Set(sent.stages.map(({ id }) => id));
  const deleted = before.stages.filter(({ id }) => !listed.has(id)).map(({ id }) => id);
  const contentTypes = before.contentTypes.filter((uid) => sent.contentTypes.includes(uid));
  const blocked = new Set<number>();
  for (const stage of deleted) {
    const target = sent.moveTo?.find((move) => move.stage === stage);
    if (target !== undefined) {
      const to = stageId(target.to);
      await scheduleMoves(
        within,
        contentTypes.map((uid) => ({ uid, from: stage, to })),
      );
      continue;
    }
    for (const uid of contentTypes) if (await hasStage(server, uid, stage, within)) blocked.add(stage);
  }
  if (blocked.size > 0) throw reviewError('STAGE_HAS_ENTRIES', { stages: [...blocked] });
  if (deleted.length === 0) return;
  await reviewTables(within).deleteFrom('review_stages').where('id', 'in', deleted).execute();
}
