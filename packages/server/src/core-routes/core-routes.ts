import { type Route, route } from '../plugin-api/index.ts';
import { serverPluginRoutes } from '../plugins/list-server-plugins.ts';
import { currentUserRoutes } from './current-user-routes.ts';
import { rolesRoutes } from './roles-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { usersRoutes } from './users-routes.ts';
import { endpoints } from '@admin/contract';

/** Facts about the installation. */
export const projectRoutes: readonly Route[] = [
  route(endpoints.information, async ({ services }) => ({ data: await services.identity.readInformation() })),
  route(endpoints.telemetryProperties, ({ services }) => {
    const data = services.identity.telemetryProperties();
    return data && { data };
  }),
  route(endpoints.plugins, ({ services }) => ({ plugins: services.identity.installedPlugins() })),
];

/** The routes that every server has, whatever its plugins. */
export const coreRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...currentUserRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...projectRoutes,
  ...serverPluginRoutes,
];
