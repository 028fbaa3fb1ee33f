/** The identity of a service. */
export interface NamedService {
  readonly id: string;
}

declare const serviceType: unique symbol;

/** The typed name of a service. Code with the ref can get the service without importing its implementation. */
export interface ServiceRef<S> extends NamedService {
  /** Never present at run time: it makes refs of different services incompatible types. */
  readonly [serviceType]?: (service: S) => S;
}

/** Named dependencies: the key under which a factory receives a service, and its ref. */
export type Refs<D> = { readonly [K in keyof D]: ServiceRef<D[K]> };

/**
 * Names a service: `defineService<Notes>('notes.store')`. The id starts with that of the plugin that owns it. Inert:
 * a plugin provides the service among its `services`.
 */
export function defineService<S>(id: string): ServiceRef<S> {
  return Object.freeze({ id });
}
