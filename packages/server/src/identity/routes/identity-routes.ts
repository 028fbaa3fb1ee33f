import type { Route } from '../../plugins/definition/index.ts';
import { currentUserRoutes } from './current-user-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { rolesRoutes } from './roles-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { usersRoutes } from './users-routes.ts';

/** The calls of identity and of the installation itself. */
export const identityRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...currentUserRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...projectRoutes,
];
