declare const serviceType: unique symbol;

/** The typed name of a service. Code that imports the ref can request the service without importing its provider. */
export interface ServiceRef<S> {
  readonly id: string;
  /** Creates the service if no plugin provides it. Only stores have a recipe. */
  readonly recipe?: Recipe | undefined;
  /** Never present at runtime: distinguishes refs of different services for the compiler. */
  readonly [serviceType]?: (service: S) => S;
}

/** Named dependencies: the key under which a service arrives, and its ref. */
export type Refs<D> = { readonly [K in keyof D]: ServiceRef<D[K]> };

/**
 * Names a service: `defineService<Basket>('shop.basket')`. The id starts with that of the plugin that owns it.
 * Inert: a plugin provides the service with `services.add`.
 */
export function defineService<S>(id: string): ServiceRef<S> {
  return Object.freeze({ id });
}

/** A service ref without its type. */
export interface NamedService {
  readonly id: string;
  readonly recipe?: Recipe | undefined;
}

/** How a service is created, without its types. Runs when the service is first requested. */
export interface Recipe {
  readonly deps: Readonly<Record<string, NamedService>>;
  /** `panel`: one instance for the whole panel. `plugin`: one instance for each plugin that requests the service. */
  readonly per: 'panel' | 'plugin';
  /** @param pluginId the id of the plugin that requests the service; of the first one, for a service of the panel */
  readonly factory: (deps: Readonly<Record<string, unknown>>, pluginId: string) => unknown;
  readonly stop?: (service: unknown) => void;
}
