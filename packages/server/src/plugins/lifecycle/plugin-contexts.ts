import { eventsOf, type EventBus } from '../../events/event-bus.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { ProvidedService } from '../../plugin-api/service.ts';
import type { NamedService, ServiceRef } from '../../services/service-ref.ts';
import type { ServiceReader } from '../../services/start-services.ts';

/** The part of a context that all plugins share. */
export type SharedContext = Omit<PluginContext, 'get' | 'events'> & { readonly events: EventBus };

/** The contexts of the plugins of a server. */
export interface PluginContexts {
  /** The context of the server itself, for routes. */
  readonly shared: PluginContext;
  /** Returns the context of a plugin: events that it publishes carry its id. */
  readonly of: (pluginId: string) => PluginContext;
  /** Stops the created services of plugins, each before the services it depends on. */
  readonly stop: () => Promise<void>;
}

interface OwnedService {
  readonly owner: string;
  readonly service: ProvidedService;
}

function servicesById(
  plugins: readonly Pick<ServerPlugin, 'id' | 'services'>[],
): ReadonlyMap<string, OwnedService> {
  return new Map(
    plugins.flatMap(({ id, services = [] }) =>
      services.map((service): [string, OwnedService] => [service.ref.id, { owner: id, service }]),
    ),
  );
}

/**
 * Creates the contexts of plugins, and their services on first use.
 * @param plugins the resolved plugins: all dependencies are provided, and none is circular
 * @param server the services of the server, which `get` returns as well
 * @param readShared returns the shared part; called when the first context is used
 */
export function createPluginContexts(
  plugins: readonly Pick<ServerPlugin, 'id' | 'services'>[],
  server: Pick<ServiceReader, 'has' | 'get'>,
  { logger, readShared }: { readonly logger: Logger; readonly readShared: () => SharedContext },
): PluginContexts {
  const provided = servicesById(plugins);
  /** In order of creation, so dependencies come first. */
  const created = new Map<string, unknown>();
  const contexts = new Map<string, PluginContext>();
  let shared: PluginContext | undefined;

  const read = ({ id }: NamedService): unknown => {
    if (created.has(id)) return created.get(id);
    const found = provided.get(id);
    if (found === undefined) throw new Error(`No plugin of this server provides the service ${id}.`);
    const { owner, service } = found;
    const deps = Object.fromEntries(Object.entries(service.deps).map(([key, ref]) => [key, get(ref)]));
    const instance = service.factory(deps, of(owner));
    created.set(id, instance);
    return instance;
  };
  // `provideService` and `provide` checked each factory against the type of its ref.
  const get = <S>(ref: ServiceRef<S>): S => (server.has(ref) ? server.get(ref) : (read(ref) as S));
  const readOwn = (): PluginContext => (shared ??= { ...readShared(), get });
  const of = (pluginId: string): PluginContext => {
    const known = contexts.get(pluginId);
    if (known !== undefined) return known;
    const own = readOwn();
    const context = { ...own, events: eventsOf(own.events, pluginId) };
    contexts.set(pluginId, context);
    return context;
  };

  return {
    get shared() {
      return readOwn();
    },
    of,
    async stop() {
      for (const [id, instance] of [...created].toReversed()) {
        created.delete(id);
        const found = provided.get(id);
        try {
          await found?.service.stop?.(instance);
        } catch (error) {
          logger.error({ err: error, plugin: found?.owner, service: id }, 'service did not stop');
        }
      }
    },
  };
}
