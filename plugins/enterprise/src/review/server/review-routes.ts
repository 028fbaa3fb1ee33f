import { route, withProgress, type MatchingEntries, type Route, type RouteContext } from '@admin/server';
import { reviewEndpoints, type ReviewOutcome, type ReviewSummary } from '../contract.ts';
import { createComment, deleteComment, listComments } from './comments/comments.ts';
import { changeAssignee } from './entries/change-assignee.ts';
import { changeAssignees, changeStages, summarize, type BulkReviewCall } from './entries/change-many.ts';
import { changeStage, listEntryStages } from './entries/change-stage.ts';
import { findAssignees, requireReadable } from './entries/find-assignees.ts';
import { findWaitingEntries } from './entries/find-waiting-entries.ts';
import { presentReview, requireKind } from './entries/review-call.ts';
import { notifyAssignee, readNotifications, updateNotifications } from './notifications.ts';
import { deleteWorkflow, readStageUse } from './workflows/delete-workflow.ts';
import { listWorkflows, readWorkflow, summaryOf, workflowOf } from './workflows/read-workflows.ts';
import { saveWorkflow } from './workflows/save-workflow.ts';
import { settleNow } from './workflows/settle-types.ts';

/** The administration of workflows. */
const workflowRoutes: readonly Route[] = [
  route(reviewEndpoints.listWorkflows, ({ query, services }) => listWorkflows(services.database, query)),
  route(reviewEndpoints.createWorkflow, async ({ actor, body, services }) => {
    const workflow = await saveWorkflow(services, actor, null, body.data);
    await settleNow(services, workflow.contentTypes);
    return { data: workflow };
  }),
  route(reviewEndpoints.readWorkflow, async ({ params, services }) => ({
    data: await readWorkflow(services.database, params.id),
  })),
  route(reviewEndpoints.updateWorkflow, async ({ actor, params, body, services }) => {
    const { contentTypes } = await readWorkflow(services.database, params.id);
    const workflow = await saveWorkflow(services, actor, params.id, body.data);
    const changed = [...contentTypes, ...workflow.contentTypes].filter(
      (uid) => !contentTypes.includes(uid) || !workflow.contentTypes.includes(uid),
    );
    await settleNow(services, changed);
    return { data: workflow };
  }),
  route(reviewEndpoints.deleteWorkflow, async ({ actor, params, query, services }) => {
    const workflow = await deleteWorkflow(services, actor, params.id, query.moveTo);
    await settleNow(services, workflow.contentTypes);
    return { data: workflow };
  }),
  route(reviewEndpoints.listStages, async ({ params, services }) => ({
    data: (await readWorkflow(services.database, params.id)).stages,
  })),
  route(reviewEndpoints.readStageUse, async ({ params, services }) => ({
    data: await readStageUse(services, params.id),
  })),
];

type Matching = Pick<
  RouteContext<typeof reviewEndpoints.bulkChangeStageMatching>,
  'actor' | 'params' | 'services'
> & { readonly body: MatchingEntries & { readonly progress?: string } };

/** Runs a bulk action on all entries of a list, and records its progress under the name that the caller chose. */
async function onMatching(
  { actor, params: { uid }, body, services: server }: Matching,
  change: (call: BulkReviewCall) => Promise<readonly ReviewOutcome[]>,
): Promise<{ data: ReviewSummary }> {
  const { filters, _q, locale, count, progress: name } = body;
  const matching = { filters, _q, locale, count };
  const ids = await server.content.findMatchingIds({ permissions: actor.permissions, uid, matching });
  const outcomes = await withProgress(server, { userId: actor.user.id, name }, (onProgress) =>
    change({ server, actor, uid, ids, onProgress }),
  );
  return { data: summarize(outcomes) };
}

/** The stages and assignees of entries. */
const entryRoutes: readonly Route[] = [
  route(reviewEndpoints.listEntryStages, ({ actor, params, services: server }) => {
    requireKind(server, params);
    return listEntryStages({ server, actor, uid: params.uid, id: params.id });
  }),
  route(reviewEndpoints.changeStage, async ({ actor, params, body, services: server }) => {
    requireKind(server, params);
    const call = { server, actor, uid: params.uid, id: params.id };
    await changeStage(call, body.data.id);
    return { data: await presentReview(call, Number(params.id)) };
  }),
  route(reviewEndpoints.changeAssignee, async ({ actor, params, body, services: server }) => {
    requireKind(server, params);
    const { uid } = params;
    const { id: assignee } = body.data;
    const call = { server, actor, uid, id: params.id };
    const id = Number(params.id);
    const isChanged = await changeAssignee(call, assignee);
    if (isChanged && assignee !== null) await notifyAssignee(server, actor, assignee, [{ uid, id }]);
    return { data: await presentReview(call, id) };
  }),
  route(reviewEndpoints.bulkChangeStage, async ({ actor, params, body, services: server }) => ({
    data: await changeStages({ server, actor, uid: params.uid, ids: body.ids }, body.stage),
  })),
  route(reviewEndpoints.bulkChangeAssignee, async ({ actor, params, body, services: server }) => ({
    data: await changeAssignees({ server, actor, uid: params.uid, ids: body.ids }, body.assignee),
  })),
  route(reviewEndpoints.bulkChangeStageMatching, (context) =>
    onMatching(context, (call) => changeStages(call, context.body.stage)),
  ),
  route(reviewEndpoints.bulkChangeAssigneeMatching, (context) =>
    onMatching(context, (call) => changeAssignees(call, context.body.assignee)),
  ),
  route(reviewEndpoints.listTypeStages, async ({ actor, params, services }) => {
    requireReadable(services, actor, params.uid);
    const workflow = await workflowOf(services.database, params.uid);
    return { data: (workflow?.stages ?? []).map(summaryOf) };
  }),
  route(reviewEndpoints.listAssignees, ({ actor, params, query, services }) =>
    findAssignees(services, actor, params.uid, query),
  ),
  route(reviewEndpoints.listWaitingEntries, ({ actor, query, services }) =>
    findWaitingEntries(services, actor, query),
  ),
];

/** Comments, and the emails of the caller. */
const commentRoutes: readonly Route[] = [
  route(reviewEndpoints.listComments, ({ actor, params, query, services: server }) =>
    listComments({ server, actor, uid: params.uid, id: params.id }, query),
  ),
  route(reviewEndpoints.createComment, async ({ actor, params, body, services: server }) => ({
    data: await createComment({ server, actor, uid: params.uid, id: params.id }, body),
  })),
  route(reviewEndpoints.deleteComment, async ({ actor, params, services: server }) => {
    await deleteComment({ server, actor, uid: params.uid, id: params.id }, params.comment);
    return undefined;
  }),
  route(reviewEndpoints.readNotifications, async ({ actor, services }) => ({
    data: await readNotifications(services, actor.user.id),
  })),
  route(reviewEndpoints.updateNotifications, async ({ actor, body, services }) => ({
    data: await updateNotifications(services, actor.user.id, body),
  })),
];

/** The routes of review workflows. */
export const reviewRoutes: readonly Route[] = [...workflowRoutes, ...entryRoutes, ...commentRoutes];
