import type { PluginContext } from './plugin-context.ts';
import type { NamedService, Refs, ServiceRef } from '../services/service-ref.ts';

/** A service that a plugin provides. */
export interface ServiceSpec<S, D extends object> {
  readonly ref: ServiceRef<S>;
  /** Services of this and other plugins, under the names by which `factory` receives them. */
  readonly deps?: Refs<D>;
  /**
   * Creates the service on first use, once. Slow work belongs in `onReady`.
   * @param server the services of the server; events carry the id of the plugin that provides the service
   */
  readonly factory: (deps: D, server: PluginContext) => NoInfer<S>;
  /** Stops the service when the server stops, before the services it depends on. */
  readonly stop?: (service: NoInfer<S>) => void | Promise<void>;
}

/** A provided service without its types. */
export interface ProvidedService {
  readonly ref: NamedService;
  readonly deps: Readonly<Record<string, NamedService>>;
  readonly factory: (deps: Readonly<Record<string, unknown>>, server: PluginContext) => unknown;
  readonly stop?: (service: unknown) => void | Promise<void>;
}

/** Provides a service. The compiler checks `deps` and `factory` against the ref. */
export function provideService<S, D extends object = object>(spec: ServiceSpec<S, D>): ProvidedService {
  const { ref, deps = {}, factory, stop } = spec;
  // The types are erased here; `ServiceSpec` has checked them.
  const provided: ProvidedService = {
    ref,
    deps: { ...deps },
    factory: factory as ProvidedService['factory'],
    ...(stop && { stop: stop as NonNullable<ProvidedService['stop']> }),
  };
  return Object.freeze(provided);
}
