import type { Schemas } from '@admin/content-model';
import { variables } from './config/index.ts';
import { contentTypeActions } from './content-api/index.ts';
import { coreRoutes } from './core-routes.ts';
import { coreActions } from './identity/index.ts';
import type { ResolutionHost } from './plugins/resolution/resolve-plugins.ts';

/**
 * What the server has whatever its plugins, which may take none of it.
 * @param panelPath path of the panel
 * @param schemas its content, once that is read
 */
export function pluginHost(panelPath: string, schemas?: Schemas): Omit<ResolutionHost, 'trusted'> {
  return {
    panelPath,
    routes: coreRoutes,
    actions: coreActions.map(({ id }) => id),
    variables: variables.map(({ name }) => name),
    tokenActions: schemas === undefined ? [] : contentTypeActions(schemas).map(({ id }) => id),
  };
}
