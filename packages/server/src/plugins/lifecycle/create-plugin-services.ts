import type { Logger } from '../../logger.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { NamedService, ServiceRef } from '../../plugin-api/service-ref.ts';
import type { ProvidedService } from '../../plugin-api/service.ts';

/** The services of the plugins of a running server. */
export interface PluginServices {
  /**
   * Returns the service of a ref, created on first use.
   * @throws Error that names the service when no plugin of the server provides it, or the error of its factory
   */
  readonly get: <S>(ref: ServiceRef<S>) => S;
  /** Stops the created services, each before the services it depends on. */
  readonly stop: () => Promise<void>;
}

interface OwnedService {
  readonly owner: string;
  readonly service: ProvidedService;
}

/**
 * Creates the services of plugins on first use.
 * @param plugins the resolved plugins: all dependencies are provided, and none is circular
 * @param servicesFor returns what a plugin can use of the server
 */
export function createPluginServices(
  plugins: readonly Pick<ServerPlugin, 'id' | 'services'>[],
  { logger, servicesFor }: { readonly logger: Logger; readonly servicesFor: (id: string) => ServerServices },
): PluginServices {
  const provided = new Map<string, OwnedService>(
    plugins.flatMap(({ id, services = [] }) =>
      services.map((service): [string, OwnedService] => [service.ref.id, { owner: id, service }]),
    ),
  );
  /** In order of creation, so dependencies come first. */
  const made = new Map<string, unknown>();

  const read = ({ id }: NamedService): unknown => {
    if (made.has(id)) return made.get(id);
    const found = provided.get(id);
    if (found === undefined) throw new Error(`No plugin of this server provides the service ${id}.`);
    const { owner, service } = found;
    const deps = Object.fromEntries(Object.entries(service.deps).map(([key, ref]) => [key, read(ref)]));
    const instance = service.factory(deps, servicesFor(owner));
    made.set(id, instance);
    return instance;
  };

  return {
    // `provideService` checked the factory against the type of this ref.
    get: <S>(ref: ServiceRef<S>) => read(ref) as S,
    async stop() {
      for (const [id, instance] of [...made].toReversed()) {
        made.delete(id);
        const found = provided.get(id);
        try {
          await found?.service.stop?.(instance);
        } catch (error) {
          logger.error({ err: error, plugin: found?.owner, service: id }, 'a service did not stop');
        }
      }
    },
  };
}
