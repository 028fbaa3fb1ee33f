declare const serviceType: unique symbol;

/** The typed name of a service. Whoever holds the ref may ask for the service; nobody needs its maker. */
export interface ServiceRef<S> {
  readonly id: string;
  /** How the service is made where no plugin provides it; a store brings this along. */
  readonly recipe?: Recipe | undefined;
  /** Never present at run time: keeps refs of different services apart for the compiler. */
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

/** What identifies a service: its id, and its own recipe where it has one. */
export interface NamedService {
  readonly id: string;
  readonly recipe?: Recipe | undefined;
}

/** How a service is made, its types no longer known. Nothing of it runs before somebody asks for the service. */
export interface Recipe {
  readonly deps: Readonly<Record<string, NamedService>>;
  /** `panel`: one for everybody. `plugin`: one for each plugin that asks. */
  readonly per: 'panel' | 'plugin';
  /** @param pluginId who asks; whoever asked first, for a service of the whole panel */
  readonly factory: (deps: Readonly<Record<string, unknown>>, pluginId: string) => unknown;
  readonly stop?: (service: unknown) => void;
}
