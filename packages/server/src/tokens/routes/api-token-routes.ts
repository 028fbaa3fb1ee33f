import { endpoints } from '@admin/contract';
import { route, type Route } from '../../plugins/definition/index.ts';

/** Tokens for programs that use the content API, and what they can be given. */
export const apiTokenRoutes: readonly Route[] = [
  route(endpoints.listApiTokens, async ({ services }) => ({ data: await services.tokens.apiTokens.list() })),
  route(endpoints.readApiToken, async ({ services, params }) => ({
    data: await services.tokens.apiTokens.read(params.id),
  })),
  route(endpoints.createApiToken, async ({ services, actor, body }) => ({
    data: await services.tokens.apiTokens.create(actor, body),
  })),
  route(endpoints.updateApiToken, async ({ services, actor, params, body }) => ({
    data: await services.tokens.apiTokens.update(actor, params.id, body),
  })),
  route(endpoints.regenerateApiToken, async ({ services, actor, params }) => ({
    data: await services.tokens.apiTokens.regenerate(actor, params.id),
  })),
  route(endpoints.deleteApiToken, async ({ services, params }) => ({
    data: await services.tokens.apiTokens.remove(params.id),
  })),
  route(endpoints.readContentApiPermissions, ({ services }) => ({
    data: services.tokens.contentApiPermissions,
  })),
];
