import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';

/** What a relation field links to, and what it could link to. */
export const relationRoutes: readonly Route[] = [
  route(endpoints.listRelated, ({ actor, params, rawQuery, services }) =>
    services.content.findRelations({
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      field: params.field,
      query: rawQuery,
    }),
  ),
  route(endpoints.searchRelatable, ({ actor, params, rawQuery, services }) =>
    services.content.searchRelations({
      permissions: actor.permissions,
      uid: params.uid,
      field: params.field,
      query: rawQuery,
    }),
  ),
];
