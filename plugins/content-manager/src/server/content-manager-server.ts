import { defineServerPlugin } from '@admin/server';
import { contentManagerActions } from './actions.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { checkKind } from './check-kind.ts';
import { configurationRoutes } from './configuration-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { exportRoute } from './export/export-route.ts';
import { homeRoutes } from './home/home-routes.ts';
import { presenceRoutes } from './presence/presence-routes.ts';
import { presenceMigrations } from './presence/tables.ts';
import { relationRoutes } from './relation-routes.ts';
import { schemaRoutes } from './schema-routes.ts';
import { singleTypeRoutes } from './single-type-routes.ts';
import { uidRoutes } from './uid-routes.ts';
import { viewMigrations } from './views/tables.ts';
import { viewRoutes } from './views/view-routes.ts';

/**
 * The server half of the content manager: content operations as routes. Applications trust it, since what it puts on the
 * home page is asked for below `/admin`.
 */
export const contentManagerServer = defineServerPlugin({
  id: 'content-manager',
  title: 'Content Manager',
  description: 'Quick way to see, edit and delete the data in your database.',
  actions: contentManagerActions,
  routes: [
    ...schemaRoutes,
    ...configurationRoutes,
    ...entryRoutes,
    ...bulkRoutes,
    exportRoute,
    ...singleTypeRoutes,
    ...relationRoutes,
    ...uidRoutes,
    ...viewRoutes,
    ...homeRoutes,
    ...presenceRoutes,
  ].map(checkKind),
  migrations: [...viewMigrations, ...presenceMigrations],
});
