import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { coreRoutes } from '../core-routes/core-routes.ts';
import { createHttpServer, type HttpLimits } from '../http/create-http-server.ts';
import { createRouteTable, routesInventory, type InventoryLine } from '../http/routes/route-table.ts';
import type { OwnedRoute } from '../http/routes/route-handler.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import type { PluginProblem } from '../plugin-api/plugin-facts.ts';
import * as refs from '../plugin-api/service-refs.ts';
import { defineService } from '../services/service-ref.ts';
import { provide, startServices, type Provided } from '../services/start-services.ts';
import { coreServices, type CoreParts } from './core-services.ts';
import { activePluginsRef, pluginContextsRef, pluginServices, pluginWorkRef } from './plugin-services.ts';
import { readPanelOrigins } from '../plugins/lifecycle/read-panel-origins.ts';

/** The parts from which a server is assembled. */
export interface ServerParts extends CoreParts {
  /** Folder of the built panel; null if another server serves it. */
  readonly panelDir: string | null;
  readonly productName: string;
  readonly limits?: Partial<HttpLimits>;
}

/** A complete server that does not listen yet. Closing `http` stops its services. */
export interface AssembledServer {
  readonly http: FastifyInstance;
  readonly services: PluginContext;
  readonly inventory: readonly InventoryLine[];
  /** The problems of excluded plugins. */
  readonly problems: readonly PluginProblem[];
  /** Sends a request without a network. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

const routeTableRef = defineService<readonly OwnedRoute[]>('server.route-table');
const httpRef = defineService<FastifyInstance>('server.http');

function httpServices({ panelDir, productName, limits = {} }: ServerParts): readonly Provided[] {
  return [
    provide({
      ref: routeTableRef,
      deps: { active: activePluginsRef },
      factory: ({ active }) => createRouteTable(coreRoutes, active.plugins),
    }),
    provide({
      ref: httpRef,
      deps: {
        config: refs.configRef,
        logger: refs.loggerRef,
        database: refs.databaseRef,
        files: refs.filesRef,
        identity: refs.identityRef,
        callChain: refs.callChainRef,
        authenticateApiClient: refs.authenticateApiClientRef,
        readInit: refs.readInitRef,
        projectType: refs.projectTypeRef,
        externalPlugins: refs.externalPluginsRef,
        active: activePluginsRef,
        contexts: pluginContextsRef,
        pluginWork: pluginWorkRef,
        table: routeTableRef,
      },
      factory: ({ contexts, active, ...deps }) => {
        const { config, logger } = deps;
        const reading = { logger, contextOf: contexts.of };
        const panelOrigins = readPanelOrigins(active.plugins, config.panelOrigins, reading);
        return createHttpServer({
          ...deps,
          context: contexts.shared,
          panelDir,
          productName,
          panelOrigins,
          limits,
        });
      },
    }),
  ];
}

/**
 * Assembles a server from its services, each started after its dependencies. A plugin that cannot be used is excluded
 * with everything it declares, and reported.
 * @throws StartError if a required plugin is excluded; all services are stopped then
 */
export async function assembleServer(parts: ServerParts): Promise<AssembledServer> {
  const services = await startServices(
    [...coreServices(parts), ...pluginServices(parts), ...httpServices(parts)],
    parts.logger,
  );
  const http = services.get(httpRef);
  http.addHook('onClose', () => services.stop());
  return {
    http,
    services: services.get(pluginContextsRef).shared,
    inventory: routesInventory(services.get(routeTableRef)),
    problems: services.get(activePluginsRef).problems,
    inject: (request) => http.inject(request),
  };
}
