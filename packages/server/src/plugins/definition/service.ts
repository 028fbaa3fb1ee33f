import type { ServerServices } from '../../services.ts';

/** What identifies a service. */
export interface NamedService {
  readonly id: string;
}

declare const serviceType: unique symbol;

/** The typed name of a service. Whoever holds the ref may ask for the service; nobody needs its maker. */
export interface ServiceRef<S> extends NamedService {
  /** Never present at run time: keeps refs of different services apart for the compiler. */
  readonly [serviceType]?: (service: S) => S;
}

/** Named dependencies: the key under which a service arrives, and its ref. */
export type Refs<D> = { readonly [K in keyof D]: ServiceRef<D[K]> };

/**
 * Names a service: `defineService<Notes>('notes.store')`. The id starts with that of the plugin that owns it. Inert:
 * a plugin provides the service among its `services`.
 */
export function defineService<S>(id: string): ServiceRef<S> {
  return Object.freeze({ id });
}

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
