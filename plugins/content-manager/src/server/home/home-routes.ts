import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { readRecentWork } from './recent-work.ts';

/** What the content manager puts on the first page after signing in. */
export const homeRoutes: readonly Route[] = [
  route(endpoints.readRecentWork, async ({ services, actor }) => ({
    data: await readRecentWork(services.content, actor.permissions),
  })),
];
