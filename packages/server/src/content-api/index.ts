export type { ContentApiAction, OpenableAction } from './content-api-action.ts';
export {
  createContentApiActions,
  type ApiClientEndpoint,
  type ContentApiActions,
} from './content-api-actions.ts';
export { contentTypeActionIds, contentTypeActions } from './content-type-actions.ts';
