import { type Route, route } from '../plugin-api/index.ts';
import { serverPluginRoutes } from '../plugins/list-server-plugins.ts';
import { currentUserRoutes } from './current-user-routes.ts';
import { rolesRoutes } from './roles-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { usersRoutes } from './users-routes.ts';
import { endpoints } from '@admin/contract';

/** The routes of the installation: versions, telemetry and plugins. */
const projectRoutes: readonly Route[] = [
  route(endpoints.information, async ({ services }) => ({ data: await services.identity.readInformation() })),
  route(endpoints.telemetryProperties, ({ services }) => {
    const data = services.identity.telemetryProperties();
    return data && { data };
  }),
  route(endpoints.plugins, ({ services }) => ({ plugins: services.identity.installedPlugins() })),
];

/** The routes of the core. */
export const coreRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...currentUserRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...projectRoutes,
  ...serverPluginRoutes,
];
