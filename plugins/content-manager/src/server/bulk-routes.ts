import { endpoints } from '@admin/contract';
import { progressOf, route, withProgress, type BulkCall, type Route, type RouteContext } from '@admin/server';
import { entryCall } from './responses.ts';

type Matching = RouteContext<typeof endpoints.bulkPublishMatching>;

/** Runs an action on all entries of a list and records its progress under the name that the caller chose. */
function onMatching<Result>(
  { actor, params, body, services }: Pick<Matching, 'actor' | 'params' | 'body' | 'services'>,
  run: (call: BulkCall) => Promise<Result>,
): Promise<Result> {
  const { progress: name, ...matching } = body;
  const call = { permissions: actor.permissions, uid: params.uid, matching };
  return withProgress(services, { userId: actor.user.id, name }, (onProgress) =>
    run({ ...call, onProgress }),
  );
}

/** Actions on several entries: all change or none. */
export const bulkRoutes: readonly Route[] = [
  route(endpoints.bulkPublishEntries, (context) =>
    context.services.content.publishEntries({ ...entryCall(context), ids: context.body.ids }),
  ),
  route(endpoints.bulkUnpublishEntries, (context) =>
    context.services.content.unpublishEntries({ ...entryCall(context), ids: context.body.ids }),
  ),
  route(endpoints.bulkDeleteEntries, (context) =>
    context.services.content.deleteEntries({ ...entryCall(context), ids: context.body.ids }),
  ),
  route(endpoints.bulkPublishMatching, (context) =>
    onMatching(context, (call) => context.services.content.publishEntries(call)),
  ),
  route(endpoints.bulkUnpublishMatching, (context) =>
    onMatching(context, (call) => context.services.content.unpublishEntries(call)),
  ),
  route(endpoints.bulkDeleteMatching, (context) =>
    onMatching(context, (call) => context.services.content.deleteEntries(call)),
  ),
  route(endpoints.readBulkProgress, async ({ actor, params, services }) => ({
    data: progressOf(services, actor.user.id, params.name),
  })),
  route(endpoints.countManyEntriesDraftRelations, async (context) => {
    const { ids, locale } = context.query;
    const call = { ...entryCall(context), ids, locale };
    return { data: await context.services.content.countDraftRelationsOfMany(call) };
  }),
];
