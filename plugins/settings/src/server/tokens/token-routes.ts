import { contentApiRef, route, type Route } from '@admin/server';
import { tokensEndpoints } from '../../endpoints/tokens.ts';
import { presentDeletedTransferToken } from './records/token-record.ts';
import { tokensRef } from './token-service.ts';

/** The routes of API tokens, and of the permissions they can have. */
const apiTokenRoutes: readonly Route[] = [
  route(tokensEndpoints.listApiTokens, async ({ services }) => ({
    data: await services.get(tokensRef).apiTokens.list(),
  })),
  route(tokensEndpoints.readApiToken, async ({ services, params }) => ({
    data: await services.get(tokensRef).apiTokens.read(params.id),
  })),
  route(tokensEndpoints.createApiToken, async ({ services, actor, body }) => ({
    data: await services.get(tokensRef).apiTokens.create(actor, body),
  })),
  route(tokensEndpoints.updateApiToken, async ({ services, actor, params, body }) => ({
    data: await services.get(tokensRef).apiTokens.update(actor, params.id, body),
  })),
  route(tokensEndpoints.regenerateApiToken, async ({ services, actor, params }) => ({
    data: await services.get(tokensRef).apiTokens.regenerate(actor, params.id),
  })),
  route(tokensEndpoints.deleteApiToken, async ({ services, actor, params }) => ({
    data: await services.get(tokensRef).apiTokens.remove(actor, params.id),
  })),
  route(tokensEndpoints.readContentApiPermissions, ({ services }) => ({
    data: services.get(contentApiRef).layout,
  })),
  route(tokensEndpoints.listContentApiRoutes, ({ services }) => ({
    data: services.get(contentApiRef).routes,
  })),
];

/** The routes of transfer tokens, for moving content between installations. */
const transferTokenRoutes: readonly Route[] = [
  route(tokensEndpoints.listTransferTokens, async ({ services }) => ({
    data: await services.get(tokensRef).transferTokens.list(),
  })),
  route(tokensEndpoints.readTransferToken, async ({ services, params }) => ({
    data: await services.get(tokensRef).transferTokens.read(params.id),
  })),
  route(tokensEndpoints.createTransferToken, async ({ services, actor, body }) => ({
    data: await services.get(tokensRef).transferTokens.create(actor, body),
  })),
  route(tokensEndpoints.updateTransferToken, async ({ services, actor, params, body }) => ({
    data: await services.get(tokensRef).transferTokens.update(actor, params.id, body),
  })),
  route(tokensEndpoints.regenerateTransferToken, async ({ services, actor, params }) => ({
    data: await services.get(tokensRef).transferTokens.regenerate(actor, params.id),
  })),
  route(tokensEndpoints.deleteTransferToken, async ({ services, actor, params }) => {
    const gone = await services.get(tokensRef).transferTokens.remove(actor, params.id);
    return { data: gone === null ? null : presentDeletedTransferToken(gone) };
  }),
];

/** The routes of both kinds of tokens. */
export const tokenRoutes: readonly Route[] = [...apiTokenRoutes, ...transferTokenRoutes];
