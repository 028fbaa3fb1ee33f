import type { Logger } from '../../logger.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { NamedService, ServiceRef } from '../../plugin-api/service-ref.ts';
import type { ProvidedService } from '../../plugin-api/service.ts';

/** The services of the plugins of a running server. */
export interface PluginServices {
  /**
   * The service behind a ref, made now if nobody has asked for it yet.
   * @throws Error that names the service when no plugin of the server provides it, or what its maker throws
   */
  readonly get: <S>(ref: ServiceRef<S>) => S;
  /** Ends every service that was made, those that need others first. */
  readonly stop: () => Promise<void>;
}

interface OwnedService {
  readonly owner: string;
  readonly service: ProvidedService;
}

/**
 * Gives the services of plugins. Nothing is made before somebody asks for it.
 * @param plugins as they were resolved: whatever a service needs is provided, and nothing waits for itself
 * @param servicesFor what a plugin can reach of the server
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
  /** In the order in which they were made: what a service needs stands before it. */
  const made = new Map<string, unknown>();

  const read = ({ id }: NamedService): unknown => {
    if (made.has(id)) return made.get(id);
    const found = provided.get(id);
    if (found === undefined) throw new Error(`No plugin of this server provides the service ${id}.`);
    const { owner, service } = found;
    const needs = Object.fromEntries(Object.entries(service.needs).map(([key, ref]) => [key, read(ref)]));
    const instance = service.make(needs, servicesFor(owner));
    made.set(id, instance);
    return instance;
  };

  return {
    // The maker was bound to this ref by `provideService`, which holds both to the same type.
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
