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
