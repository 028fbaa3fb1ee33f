import { route, type Route } from '@admin/server';
import { tokensEndpoints } from '../../endpoints/tokens.ts';
import { presentDeletedTransferToken } from './records/token-record.ts';
import { tokensRef } from './token-service.ts';

/** Tokens for moving content between two installations. */
export const transferTokenRoutes: readonly Route[] = [
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
  route(tokensEndpoints.deleteTransferToken, async ({ services, params }) => {
    const gone = await services.get(tokensRef).transferTokens.remove(params.id);
    return { data: gone === null ? null : presentDeletedTransferToken(gone) };
  }),
];
