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
