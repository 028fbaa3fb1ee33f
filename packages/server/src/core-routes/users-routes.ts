import { endpoints } from '@admin/contract';
import { route, type Route } from '../plugin-api/index.ts';
import { validateAccount } from './validate-account.ts';

/** The routes of users and invitations. */
export const usersRoutes: readonly Route[] = [
  route(endpoints.listUsers, async ({ services, rawQuery }) => ({
    data: await services.identity.listUsers(rawQuery),
  })),
  route(endpoints.readUser, async ({ services, params }) => ({
    data: await services.identity.readUser(params.id),
  })),
  route(
    endpoints.createUser,
    async ({ services, actor, body }) => ({ data: await services.identity.inviteUser(actor, body) }),
    validateAccount,
  ),
  route(
    endpoints.updateUser,
    async ({ services, actor, params, body }) => ({
      data: await services.identity.updateUser(actor, params.id, body),
    }),
    validateAccount,
  ),
  route(endpoints.deleteUser, async ({ services, actor, params }) => ({
    data: await services.identity.deleteUser(actor, params.id),
  })),
  route(endpoints.deleteUsers, async ({ services, actor, body }) => ({
    data: await services.identity.deleteUsers(actor, body.ids),
  })),
  route(endpoints.findPendingInvitations, async ({ services, query }) => ({
    data: await services.identity.findPendingInvitations(query.ids.split(',').map(Number)),
  })),
  route(endpoints.readInvitation, async ({ services, params }) => ({
    data: await services.identity.readInvitation(params.id),
  })),
  route(endpoints.renewInvitation, async ({ services, actor, params }) => ({
    data: await services.identity.renewInvitation(actor, params.id),
  })),
  route(endpoints.endUserSessions, async ({ services, actor, params }) => {
    await services.identity.endUserSessions(actor, params.id);
    return undefined;
  }),
];
