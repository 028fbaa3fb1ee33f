import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

const workers = new AsyncLocalStorage<string>();

/** The plugin whose code runs, or which started the timer or promise that runs; undefined for the server itself. */
export function currentPlugin(): string | undefined {
  return workers.getStore();
}

/** The same function, under the name of a plugin; undefined where there is none. */
function under<Parameters extends unknown[], Result>(
  id: string,
  work: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  return (...parameters) => workers.run(id, () => work(...parameters));
}

/**
 * The same plugin, whose functions run under its name: so the log can name it when an error that nobody caught ends
 * the server.
 */
export function trackPlugin(plugin: ServerPlugin): ServerPlugin {
  const { id, routes, before, beforeUser, listeners, jobs, services, authenticateApiClient, init, onReady } =
    plugin;
  return {
    ...plugin,
    ...(routes && { routes: routes.map((route) => ({ ...route, handle: under(id, route.handle) })) }),
    ...(before && { before: before.map((hook) => ({ ...hook, run: under(id, hook.run) })) }),
    ...(beforeUser && { beforeUser: beforeUser.map((hook) => ({ ...hook, run: under(id, hook.run) })) }),
    ...(listeners && {
      listeners: listeners.map((listener) => ({ ...listener, run: under(id, listener.run) })),
    }),
    ...(jobs && { jobs: jobs.map((job) => ({ ...job, run: under(id, job.run) })) }),
    ...(services && {
      services: services.map((service) => ({ ...service, factory: under(id, service.factory) })),
    }),
    ...(authenticateApiClient && { authenticateApiClient: under(id, authenticateApiClient) }),
    ...(init && { init: under(id, init) }),
    ...(onReady && { onReady: under(id, onReady) }),
  };
}
