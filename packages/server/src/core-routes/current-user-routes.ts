import { endpoints } from '@admin/contract';
import { route, type Route } from '../plugin-api/index.ts';
import { presentActor } from '../identity/records/user-record.ts';
import { validateAccount } from './validate-account.ts';

/** The routes of the signed-in user: profile, permissions and sessions. */
export const currentUserRoutes: readonly Route[] = [
  route(endpoints.readMe, ({ actor }) => ({ data: presentActor(actor) })),
  route(
    endpoints.updateMe,
    async ({ services, actor, body, client, setHeader }) => {
      const { response, cookie } = await services.identity.updateCurrentUser(actor, body, client);
      if (cookie !== null) setHeader('set-cookie', cookie);
      return { data: response };
    },
    validateAccount,
  ),
  route(endpoints.readMyPermissions, ({ services, actor }) => services.identity.listPermissions(actor)),
  route(endpoints.checkPermissions, ({ services, actor, body }) => ({
    data: services.identity.checkPermissions(actor, body.permissions),
  })),
  route(endpoints.listMySessions, async ({ services, actor }) => ({
    data: await services.identity.listSessions(actor),
  })),
  route(endpoints.endMyOtherSessions, async ({ services, actor }) => {
    await services.identity.endOtherSessions(actor);
    return { data: await services.identity.listSessions(actor) };
  }),
  route(endpoints.endMySession, async ({ services, actor, params }) => {
    await services.identity.endSession(actor, params.id);
    return { data: await services.identity.listSessions(actor) };
  }),
];
