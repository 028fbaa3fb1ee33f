import { endpoints } from '@admin/contract';
import { route, type Route } from '../../plugins/definition/index.ts';
import { presentDeletedTransferToken } from '../records/token-record.ts';

/** Tokens for moving content between two installations. */
export const transferTokenRoutes: readonly Route[] = [
  route(endpoints.listTransferTokens, async ({ services }) => ({
    data: await services.tokens.transferTokens.list(),
  })),
  route(endpoints.readTransferToken, async ({ services, params }) => ({
    data: await services.tokens.transferTokens.read(params.id),
  })),
  route(endpoints.createTransferToken, async ({ services, actor, body }) => ({
    data: await services.tokens.transferTokens.create(actor, body),
  })),
  route(endpoints.updateTransferToken, async ({ services, actor, params, body }) => ({
    data: await services.tokens.transferTokens.update(actor, params.id, body),
  })),
  route(endpoints.regenerateTransferToken, async ({ services, actor, params }) => ({
    data: await services.tokens.transferTokens.regenerate(actor, params.id),
  })),
  route(endpoints.deleteTransferToken, async ({ services, params }) => {
    const gone = await services.tokens.transferTokens.remove(params.id);
    return { data: gone === null ? null : presentDeletedTransferToken(gone) };
  }),
];
