import { AsyncLocalStorage } from 'node:async_hooks';
import type { Route } from '../../plugin-api/route.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

const workers = new AsyncLocalStorage<string>();

/** Returns the plugin whose code, timer or promise is running; undefined for the server itself. */
export function currentPlugin(): string | undefined {
  return workers.getStore();
}

/** Wraps a function so that it runs in the name of a plugin. */
function inPlugin<Parameters extends unknown[], Result>(
  id: string,
  work: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  return (...parameters) => workers.run(id, () => work(...parameters));
}

/**
 * Wraps the functions of a plugin, so that the log can name the plugin when an uncaught error ends the server.
 */
export function trackPlugin(plugin: ServerPlugin): ServerPlugin {
  const {
    id,
    routes,
    contentRoutes,
    before,
    beforeUser,
    changeHooks,
    recorders,
    listeners,
    jobs,
    services,
    authenticateApiClient,
    init,
    onSignOut,
    contentTypeOptions,
    panelOrigins,
    onReady,
  } = plugin;
  const tracked = (route: Route): Route => ({ ...route, handle: inPlugin(id, route.handle) });
  return {
    ...plugin,
    ...(routes && { routes: routes.map(tracked) }),
    ...(contentRoutes && { contentRoutes: (schemas) => contentRoutes(schemas).map(tracked) }),
    ...(before && { before: before.map((hook) => ({ ...hook, run: inPlugin(id, hook.run) })) }),
    ...(beforeUser && { beforeUser: beforeUser.map((hook) => ({ ...hook, run: inPlugin(id, hook.run) })) }),
    ...(changeHooks && {
      changeHooks: changeHooks.map((hook) => ({ ...hook, run: inPlugin(id, hook.run) })),
    }),
    ...(recorders && {
      recorders: recorders.map((recorder) => ({ ...recorder, record: inPlugin(id, recorder.record) })),
    }),
    ...(listeners && {
      listeners: listeners.map((listener) => ({ ...listener, run: inPlugin(id, listener.run) })),
    }),
    ...(jobs && { jobs: jobs.map((job) => ({ ...job, run: inPlugin(id, job.run) })) }),
    ...(services && {
      services: services.map((service) => ({ ...service, factory: inPlugin(id, service.factory) })),
    }),
    ...(authenticateApiClient && { authenticateApiClient: inPlugin(id, authenticateApiClient) }),
    ...(init && { init: inPlugin(id, init) }),
    ...(onSignOut && { onSignOut: inPlugin(id, onSignOut) }),
    ...(contentTypeOptions && { contentTypeOptions: inPlugin(id, contentTypeOptions) }),
    ...(panelOrigins && { panelOrigins: inPlugin(id, panelOrigins) }),
    ...(onReady && { onReady: inPlugin(id, onReady) }),
  };
}
