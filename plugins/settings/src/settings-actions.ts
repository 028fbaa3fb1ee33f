/** Actions on webhooks. Roles store these ids, which must not change. */
export const webhookActions = {
  create: 'admin::webhooks.create',
  read: 'admin::webhooks.read',
  update: 'admin::webhooks.update',
  delete: 'admin::webhooks.delete',
} as const;

/** Actions on the project settings, except reading them. The ids must not change. */
export const projectActions = {
  update: 'admin::project-settings.update',
} as const;

/** Actions on API tokens. The ids must not change. */
export const apiTokenActions = {
  access: 'admin::api-tokens.access',
  create: 'admin::api-tokens.create',
  read: 'admin::api-tokens.read',
  update: 'admin::api-tokens.update',
  regenerate: 'admin::api-tokens.regenerate',
  delete: 'admin::api-tokens.delete',
} as const;

/** Actions on transfer tokens. The ids must not change. */
export const transferTokenActions = {
  access: 'admin::transfer.tokens.access',
  create: 'admin::transfer.tokens.create',
  read: 'admin::transfer.tokens.read',
  update: 'admin::transfer.tokens.update',
  regenerate: 'admin::transfer.tokens.regenerate',
  delete: 'admin::transfer.tokens.delete',
} as const;

/** The feature of a server that looks for new releases. */
export const releaseFeature = 'release-notifications';
