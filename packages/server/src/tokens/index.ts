export type { ContentApiAction } from './content-api/content-api-action.ts';
export { openTokens } from './open-tokens.ts';
export type { TokenAnswer } from './operations/authenticate-api-token.ts';
export { tokenRoutes } from './routes/index.ts';
export type { TokenOperations, TokenService } from './token-service.ts';
export { contentTypeActions } from './content-api/content-type-actions.ts';
