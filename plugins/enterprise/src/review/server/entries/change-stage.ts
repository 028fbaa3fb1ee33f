import { originOf } from '@admin/server';
import type { EntryStages } from '../../contract.ts';
import { reviewFields } from '../../review-actions.ts';
import { reviewError } from '../review-error.ts';
import { summaryOf, workflowOf } from '../workflows/read-workflows.ts';
import { linkedId, mayAssign, permittedStages, presentReview, type ReviewCall } from './review-call.ts';

/**
 * Moves an entry to a stage of its workflow. Of two moves at the same time, the second applies to the result of the first.
 * @returns whether the entry had another stage
 * @throws AppError NOT_FOUND (404), FORBIDDEN, TRANSITION_FORBIDDEN (403), NO_WORKFLOW, STAGE_UNKNOWN (400)
 */
export async function changeStage(
  { server, actor, uid, id: sent }: ReviewCall,
  stage: number,
): Promise<boolean> {
  const { content, database } = server;
  return database.transaction(async (within) => {
    // Authorize. The entry is locked before its workflow, as by every write of an entry.
    const call = { permissions: actor.permissions, uid, id: sent, action: 'read', within } as const;
    const { id, locale } = await content.requireEntry(call);
    const workflow = await workflowOf(within, uid, database.dialect.forShare);
    if (workflow === null) throw reviewError('NO_WORKFLOW');
    const target = workflow.stages.find((one) => one.id === stage);
    if (target === undefined) throw reviewError('STAGE_UNKNOWN');
    const current = await linkedId({ server, uid }, 'stage', id, within);
    if (current === stage) return false;
    if (!permittedStages(actor, workflow, current).some((one) => one.id === stage)) {
      throw reviewError('TRANSITION_FORBIDDEN');
    }

    // Write
    await content.writeManagedLinks({ uid, attribute: reviewFields.stage, ids: [id], to: stage, within });
    const before = workflow.stages.find((one) => one.id === current);
    await server.events.recordChange(within.kysely, () => ({
      action: 'entry.stage',
      entity: { type: uid, id, locale },
      origin: originOf(actor.permissions),
      before: { [reviewFields.stage]: before ? summaryOf(before) : null },
      after: { [reviewFields.stage]: summaryOf(target) },
    }));
    return true;
  });
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
