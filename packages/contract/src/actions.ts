/** The ids of the actions in roles that are not bound to a content type. */
export const actions = {
  usersCreate: 'admin::users.create',
  usersRead: 'admin::users.read',
  usersUpdate: 'admin::users.update',
  usersDelete: 'admin::users.delete',
  rolesCreate: 'admin::roles.create',
  rolesRead: 'admin::roles.read',
  rolesUpdate: 'admin::roles.update',
  rolesDelete: 'admin::roles.delete',
  projectSettingsRead: 'admin::project-settings.read',
  pluginsRead: 'admin::marketplace.read',
  pluginsUpdate: 'admin::plugins.update',
  configureCollectionTypes: 'plugin::content-manager.collection-types.configure-view',
  configureSingleTypes: 'plugin::content-manager.single-types.configure-view',
  configureComponents: 'plugin::content-manager.components.configure-layout',
} as const;

export type ActionId = (typeof actions)[keyof typeof actions];
