import { originOf } from '@admin/server';
import type { EntryStages, StageSummary, Workflow } from '../../contract.ts';
import { reviewFields } from '../../review-actions.ts';
import { reviewError } from '../review-error.ts';
import { summaryOf, workflowOf } from '../workflows/read-workflows.ts';
import {
  BatchOutcomes,
  changeOne,
  readableEntries,
  type EntryOutcome,
  type ReadableEntry,
  type ReviewBatch,
} from './batch-call.ts';
import { mayAssign, permittedStages, presentReview, type ReviewCall } from './review-call.ts';

/**
 * Moves an entry to a stage of its workflow. Of two moves at the same time, the second applies to the result of the first.
 * @returns whether the entry had another stage
 * @throws AppError NOT_FOUND (404), FORBIDDEN, TRANSITION_FORBIDDEN (403), NO_WORKFLOW, STAGE_UNKNOWN (400)
 */
export function changeStage(call: ReviewCall, stage: number): Promise<boolean> {
  return changeOne(call, (batch) => moveBatch(batch, stage));
}

/** Moves the entries of a batch to a stage in one transaction. */
export async function moveBatch(batch: ReviewBatch, stage: number): Promise<readonly EntryOutcome[]> {
  const { server, actor, uid, ids } = batch;
  const { content, database } = server;
  const outcomes = new BatchOutcomes();
  await database.transaction(async (within) => {
    // Authorize. Entries are locked before their workflow, as by every write of an entry.
    const readable = await readableEntries(batch, outcomes, within);
    const workflow = await workflowOf(within, uid, database.dialect.forShare);
    const call = { uid, attribute: reviewFields.stage, ids: readable.map(({ id }) => id), within };
    const current = await content.readManagedLinks(call);
    const moved: (ReadableEntry & { readonly target: StageSummary })[] = [];
    for (const entry of readable) {
      const from = current.get(entry.id) ?? null;
      const target = await outcomes.attempt(entry.id, () => permittedTarget(actor, workflow, from, stage));
      if (target !== undefined && from !== stage) moved.push({ ...entry, target });
    }
    if (moved.length === 0) return;

    // Write
    await content.writeManagedLinks({ ...call, ids: moved.map(({ id }) => id), to: stage });
    const before = (id: number) => workflow?.stages.find((one) => one.id === current.get(id));
    await server.events.recordChange(within.kysely, () =>
      moved.map(({ id, entity, target }) => ({
        action: 'entry.stage',
        entity,
        origin: originOf(actor.permissions),
        before: { [reviewFields.stage]: summaryOrNull(before(id)) },
        after: { [reviewFields.stage]: summaryOf(target) },
      })),
    );
    for (const { id } of moved) outcomes.changed(id, true);
  });
  return outcomes.of(ids);
}

function summaryOrNull(stage: StageSummary | undefined): StageSummary | null {
  return stage === undefined ? null : summaryOf(stage);
}

/** @throws AppError NO_WORKFLOW, STAGE_UNKNOWN (400), TRANSITION_FORBIDDEN (403) */
function permittedTarget(
  actor: ReviewBatch['actor'],
  workflow: Workflow | null,
  from: number | null,
  to: number,
): StageSummary {
  if (workflow === null) throw reviewError('NO_WORKFLOW');
  const target = workflow.stages.find(({ id }) => id === to);
  if (target === undefined) throw reviewError('STAGE_UNKNOWN');
  const isPermitted = from === to || permittedStages(actor, workflow, from).some(({ id }) => id === to);
  if (!isPermitted) throw reviewError('TRANSITION_FORBIDDEN');
  return target;
}

/** Returns the stages that the caller may move an entry to, with its workflow. @throws AppError NOT_FOUND, FORBIDDEN */
export async function listEntryStages(call: ReviewCall): Promise<EntryStages> {
  const { server, actor, uid } = call;
  const permitted = { permissions: actor.permissions, uid, id: call.id, action: 'read' } as const;
  const { id } = await server.content.requireEntry(permitted);
  const workflow = await workflowOf(server.database, uid);
  const review = await presentReview(call, id);
  const targets = workflow === null ? [] : permittedStages(actor, workflow, review.strapi_stage?.id ?? null);
  return {
    data: targets.map(summaryOf),
    meta: {
      workflow: workflow && { id: workflow.id, name: workflow.name },
      stages: (workflow?.stages ?? []).map(summaryOf),
      stage: review.strapi_stage && summaryOf(review.strapi_stage),
      assignee: review.strapi_assignee,
      canAssign: workflow !== null && (await mayAssign(call, id, targets)),
      stageRequiredToPublish: workflow?.stageRequiredToPublish ?? null,
    },
  };
}
