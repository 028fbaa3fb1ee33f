import type { ServerServices } from './server-services.ts';
import type { NamedService, Refs, ServiceRef } from './service-ref.ts';

/** A service that a plugin provides. */
export interface ServiceSpec<S, D extends object> {
  readonly ref: ServiceRef<S>;
  /** Services of this and other plugins that `make` works with, by the names under which it receives them. */
  readonly needs?: Refs<D>;
  /**
   * Makes the service when it is first asked for, once. What needs time belongs into `onReady`.
   * @param server what every plugin can reach; events carry the name of the plugin that provides the service
   */
  readonly make: (needs: D, server: ServerServices) => NoInfer<S>;
  /** Ends what the service started, before the server stops and before what it was made from. */
  readonly stop?: (service: NoInfer<S>) => void | Promise<void>;
}

/** A provided service, its types no longer known. */
export interface ProvidedService {
  readonly ref: NamedService;
  readonly needs: Readonly<Record<string, NamedService>>;
  readonly make: (needs: Readonly<Record<string, unknown>>, server: ServerServices) => unknown;
  readonly stop?: (service: unknown) => void | Promise<void>;
}

/** Provides a service; the compiler holds ref, needs and `make` together. */
export function provideService<S, D extends object = object>(spec: ServiceSpec<S, D>): ProvidedService {
  const { ref, needs = {}, make, stop } = spec;
  // From here on only the ref says what the service is; `ServiceSpec` has tied the two together.
  const provided: ProvidedService = {
    ref,
    needs: { ...needs },
    make: make as ProvidedService['make'],
    ...(stop && { stop: stop as NonNullable<ProvidedService['stop']> }),
  };
  return Object.freeze(provided);
}
