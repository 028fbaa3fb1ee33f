/** What roles can be allowed to do with webhooks. Roles are stored with these ids: they never change. */
export const webhookActions = {
  create: 'admin::webhooks.create',
  read: 'admin::webhooks.read',
  update: 'admin::webhooks.update',
  delete: 'admin::webhooks.delete',
} as const;

/** What roles can be allowed to do with the settings of the project, beside reading them. Never changed either. */
export const projectActions = {
  update: 'admin::project-settings.update',
} as const;

/** What roles can be allowed to do with API tokens. Never changed either. */
export const apiTokenActions = {
  access: 'admin::api-tokens.access',
  create: 'admin::api-tokens.create',
  read: 'admin::api-tokens.read',
  update: 'admin::api-tokens.update',
  regenerate: 'admin::api-tokens.regenerate',
  delete: 'admin::api-tokens.delete',
} as const;

/** What roles can be allowed to do with transfer tokens. Never changed either. */
export const transferTokenActions = {
  access: 'admin::transfer.tokens.access',
  create: 'admin::transfer.tokens.create',
  read: 'admin::transfer.tokens.read',
  update: 'admin::transfer.tokens.update',
  regenerate: 'admin::transfer.tokens.regenerate',
  delete: 'admin::transfer.tokens.delete',
} as const;
