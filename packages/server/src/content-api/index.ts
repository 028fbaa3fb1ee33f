export type { ContentApiAction, OpenableAction } from './content-api-action.ts';
export { createContentApiActions, type ContentApiActions } from './content-api-actions.ts';
export { contentTypeActionIds, contentTypeActions } from './content-type-actions.ts';
