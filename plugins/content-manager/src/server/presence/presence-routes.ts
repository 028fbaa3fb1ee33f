import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { visitEntry } from './visit-entry.ts';

/** Who else has an entry open. */
export const presenceRoutes: readonly Route[] = [
  route(endpoints.visitEntry, async ({ actor, params, body, services }) => ({
    data: await visitEntry({ services, actor, ...params, ...body }),
  })),
];
