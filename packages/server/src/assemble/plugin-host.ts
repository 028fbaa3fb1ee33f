import { variables } from '../config/index.ts';
import { contentTypeActionIds } from '../content-api/index.ts';
import { coreRoutes } from '../core-routes/core-routes.ts';
import { coreActions, coreMails } from '../identity/index.ts';
import * as serviceRefs from '../plugin-api/service-refs.ts';
import type { ResolutionHost } from '../plugins/resolution/resolve-plugins.ts';

/**
 * Lists the names that the server itself declares, so that plugins cannot.
 * @param panelPath path of the panel
 * @param uids of its content types, once they are read
 */
export function hostDeclarations(
  panelPath: string,
  uids: readonly string[] = [],
): Omit<ResolutionHost, 'trusted'> {
  return {
    panelPath,
    routes: coreRoutes,
    actions: coreActions.map(({ id }) => id),
    variables: variables.map(({ name }) => name),
    services: Object.values(serviceRefs).map(({ id }) => id),
    mails: Object.values(coreMails),
    apiClientActions: contentTypeActionIds(uids),
  };
}
