import { route, type Route } from '@admin/server';
import { contentApiEndpoints } from '../../endpoints.ts';
import { signedAccessRef } from './signed-access.ts';

/**
 * The route that gives the API explorer a token of the user. Requests with it take the way of all requests to the content
 * API, so the explorer shows exactly what programs receive.
 */
export const explorerRoute: Route = route(contentApiEndpoints.createExplorerToken, ({ services, actor }) => ({
  data: services.get(signedAccessRef).sign({ user: actor.user.id, explores: true }),
}));
