import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';

/** Free values for uid attributes. */
export const uidRoutes: readonly Route[] = [
  route(endpoints.generateUid, async ({ actor, body, services }) => {
    const { contentTypeUID, field, data } = body;
    const call = { permissions: actor.permissions, contentTypeUid: contentTypeUID, field, values: data };
    return { data: await services.content.generateUid(call) };
  }),
  route(endpoints.checkUidAvailability, ({ actor, body, services }) => {
    const { contentTypeUID, field, value } = body;
    return services.content.checkUid({
      permissions: actor.permissions,
      contentTypeUid: contentTypeUID,
      field,
      value,
    });
  }),
];
