import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';

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
  route(endpoints.bulkPublishMatching, ({ actor, params, body, services }) =>
    services.content.publishEntries({ permissions: actor.permissions, uid: params.uid, matching: body }),
  ),
  route(endpoints.bulkUnpublishMatching, ({ actor, params, body, services }) =>
    services.content.unpublishEntries({ permissions: actor.permissions, uid: params.uid, matching: body }),
  ),
  route(endpoints.bulkDeleteMatching, ({ actor, params, body, services }) =>
    services.content.deleteEntries({ permissions: actor.permissions, uid: params.uid, matching: body }),
  ),
  route(endpoints.countManyEntriesDraftRelations, async ({ actor, params, query, services }) => {
    const { ids, locale } = query;
    const call = { permissions: actor.permissions, uid: params.uid, ids, locale };
    return { data: await services.content.countDraftRelationsOfMany(call) };
  }),
];
