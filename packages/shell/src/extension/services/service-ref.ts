declare const serviceType: unique symbol;

/** The typed name of a service. Whoever holds the ref may ask for the service; nobody needs its maker. */
export interface ServiceRef<S> {
  readonly id: string;
  /** Never present at run time: keeps refs of different services apart for the compiler. */
  readonly [serviceType]?: (service: S) => S;
}

/** Named dependencies: the key under which a service arrives, and its ref. */
export type Refs<D> = { readonly [K in keyof D]: ServiceRef<D[K]> };

/** A service with its recipe, to be listed in `definePlugin({ services })`. */
export interface Service {
  readonly ref: { readonly id: string };
  readonly deps: Readonly<Record<string, { readonly id: string }>>;
  /**
   * `panel`: one instance for everybody. `plugin`: one for each plugin that asks, made with its id.
   */
  readonly scope: 'panel' | 'plugin';
  readonly create: (deps: Readonly<Record<string, unknown>>, pluginId: string) => unknown;
}

/** Names a service: `createServiceRef<Basket>('shop.basket')`. */
export function createServiceRef<S>(id: string): ServiceRef<S> {
  return Object.freeze({ id });
}

/**
 * Binds a ref to its recipe. `create` runs once when the panel starts, after its dependencies; an error in
 * it leaves this service out and names the plugin.
 */
export function provide<S, D extends object>(
  ref: ServiceRef<S>,
  deps: Refs<D>,
  create: (deps: D) => S,
): Service {
  // The keys and types of `deps` come from the same refs that `Refs<D>` ties to `D`.
  return { ref, deps: { ...deps }, scope: 'panel', create: (built) => create(built as D) };
}

/** Binds a ref to a service of which every plugin gets its own, so that the host knows who is calling. */
export function providePerPlugin<S>(ref: ServiceRef<S>, create: (pluginId: string) => S): Service {
  return { ref, deps: {}, scope: 'plugin', create: (_deps, pluginId) => create(pluginId) };
}
