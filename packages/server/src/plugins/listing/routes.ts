import { endpoints } from '@admin/contract';
import { route, type Route } from '../../plugin-api/index.ts';
import { listServerPlugins } from './list-server-plugins.ts';

/** What people see of the plugins of the server. */
export const listingRoutes: readonly Route[] = [
  route(endpoints.readServerPlugins, async ({ services, actor }) => ({
    data: await listServerPlugins(services, actor.permissions),
  })),
];
