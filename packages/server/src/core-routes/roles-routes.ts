import { endpoints } from '@admin/contract';
import { route, type Route } from '../plugin-api/index.ts';

/** The routes of roles and permissions. */
export const rolesRoutes: readonly Route[] = [
  route(endpoints.listRoles, async ({ services, actor, rawQuery }) => {
    const { storage } = services.content;
    return {
      data: await services.identity.listRoles({ storage, permissions: actor.permissions, query: rawQuery }),
    };
  }),
  route(endpoints.readRole, async ({ services, params }) => ({
    data: await services.identity.readRole(params.id),
  })),
  route(endpoints.createRole, async ({ services, actor, body }) => ({
    data: await services.identity.createRole(actor, body),
  })),
  route(endpoints.updateRole, async ({ services, actor, params, body }) => ({
    data: await services.identity.updateRole(actor, params.id, body),
  })),
  route(endpoints.deleteRole, async ({ services, actor, params }) => ({
    data: await services.identity.deleteRole(actor, params.id),
  })),
  route(endpoints.deleteRoles, async ({ services, actor, body }) => ({
    data: await services.identity.deleteRoles(actor, body.ids),
  })),
  route(endpoints.readRolePermissions, async ({ services, params }) => ({
    data: await services.identity.listRolePermissions(params.id),
  })),
  route(endpoints.updateRolePermissions, async ({ services, actor, params, body }) => ({
    data: await services.identity.replaceRolePermissions(actor, params.id, body.permissions),
  })),
  route(endpoints.viewAsRole, async ({ services, actor, params, body }) => ({
    data: await services.identity.viewAsRole(actor, params.id, body.permissions),
  })),
  route(endpoints.readPermissionLayout, async ({ services }) => ({
    data: await services.identity.readPermissionLayout(),
  })),
  route(endpoints.explainPermission, async ({ services, actor: { permissions }, query }) => {
    const { storage } = services.content;
    return {
      data: await services.identity.explainPermission({ storage, permissions, question: query }),
    };
  }),
];
