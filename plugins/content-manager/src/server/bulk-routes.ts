import { endpoints } from '@admin/contract';
import { route, type BulkCall, type Route, type RouteContext } from '@admin/server';
import { progressOf, withProgress } from './bulk-progress.ts';

type Matching = RouteContext<typeof endpoints.bulkPublishMatching>;

/** Runs an action on all entries of a list, whose caller may want to know how far it has come. */
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

/** Several entries at a time: all or none. */
export const bulkRoutes: readonly Route[] = [
  route(endpoints.bulkPublishEntries, ({ actor, params, body, services }) =>
    services.content.publishEntries({ permissions: actor.permissions, uid: params.uid, ids: body.ids }),
  ),
  route(endpoints.bulkUnpublishEntries, ({ actor, params, body, services }) =>
    services.content.unpublishEntries({ permissions: actor.permissions, uid: params.uid, ids: body.ids }),
  ),
  route(endpoints.bulkDeleteEntries, ({ actor, params, body, services }) =>
    services.content.deleteEntries({ permissions: actor.permissions, uid: params.uid, ids: body.ids }),
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
  route(endpoints.countManyEntriesDraftRelations, async ({ actor, params, query, services }) => {
    const { ids, locale } = query;
    const call = { permissions: actor.permissions, uid: params.uid, ids, locale };
    return { data: await services.content.countDraftRelationsOfMany(call) };
  }),
];
