import type { Route } from '../plugin-api/index.ts';
import { listingRoutes } from '../plugins/listing/list-server-plugins.ts';
import { currentUserRoutes } from './current-user-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { rolesRoutes } from './roles-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { usersRoutes } from './users-routes.ts';

/** The routes that every server has, whatever its plugins. */
export const coreRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...currentUserRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...projectRoutes,
  ...listingRoutes,
];
