import type { Logger } from '../logger.ts';
import type { NamedService, Refs, ServiceRef } from './service-ref.ts';

/** The services started so far. */
export interface ServiceReader {
  has(ref: NamedService): boolean;
  /** @throws Error that names a service that is not started */
  get<S>(ref: ServiceRef<S>): S;
}

/** Running services. */
export interface Services extends ServiceReader {
  /**
   * Stops every service, the last one started first.
   * @throws the first error, after all services are stopped
   */
  stop(): Promise<void>;
}

/** Declares the dependencies of a service, how it is created and how it stops. */
export interface ServiceProvider<S, D extends object> {
  readonly ref: ServiceRef<S>;
  /** Services that are created before this one, by the names under which `factory` receives them. */
  readonly deps?: Refs<D>;
  /** @param services for services that are looked up later; all others belong in `deps` */
  readonly factory: (deps: D, services: ServiceReader) => NoInfer<S> | Promise<NoInfer<S>>;
  readonly stop?: (service: NoInfer<S>) => void | Promise<void>;
}

/** A provider without its types. */
export interface Provided {
  readonly ref: NamedService;
  readonly deps: Readonly<Record<string, NamedService>>;
  readonly factory: (deps: Readonly<Record<string, unknown>>, services: ServiceReader) => unknown;
  readonly stop?: (service: unknown) => void | Promise<void>;
}

/** Provides a service. The compiler checks `deps` and `factory` against the ref. */
export function provide<S, D extends object = object>(provider: ServiceProvider<S, D>): Provided {
  const { ref, deps = {}, factory, stop } = provider;
  // The types are erased here; `ServiceProvider` has checked them.
  return {
    ref,
    deps: { ...deps },
    factory: factory as Provided['factory'],
    ...(stop && { stop: stop as NonNullable<Provided['stop']> }),
  };
}

/** Provides an existing value, which its owner closes. */
export function provideValue<S>(ref: ServiceRef<S>, value: NoInfer<S>): Provided {
  return { ref, deps: {}, factory: () => value };
}

interface Started {
  readonly provided: Provided;
  readonly service: unknown;
}

async function stopAll(started: Map<string, Started>): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const [id, { provided, service }] of [...started].toReversed()) {
    started.delete(id);
    try {
      await provided.stop?.(service);
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/**
 * Starts services in the order of their list, each after its dependencies. If one fails, those already started are
 * stopped.
 * @throws the error of the failed service; Error for a missing or circular dependency
 */
export async function startServices(providers: readonly Provided[], logger: Logger): Promise<Services> {
  const byId = new Map(providers.map((provided) => [provided.ref.id, provided]));
  /** In order of creation. */
  const started = new Map<string, Started>();
  const services: Services = {
    has: ({ id }) => started.has(id),
    get: <S>({ id }: ServiceRef<S>) => {
      const found = started.get(id);
      if (found === undefined) throw new Error(`The service ${id} is not started.`);
      // `provide` checked the factory against the type of this ref.
      return found.service as S;
    },
    async stop() {
      const [first] = await stopAll(started);
      if (first !== undefined) throw first;
    },
  };

  const start = async ({ id }: NamedService, dependents: readonly string[]): Promise<unknown> => {
    const existing = started.get(id);
    if (existing !== undefined) return existing.service;
    const path = [...dependents, id];
    if (dependents.includes(id)) throw new Error(`Circular service dependency: ${path.join(' → ')}.`);
    const provided = byId.get(id);
    if (provided === undefined) throw new Error(`No provider of a service: ${path.join(' → ')}.`);
    const deps: Record<string, unknown> = {};
    for (const [key, ref] of Object.entries(provided.deps)) deps[key] = await start(ref, path);
    const service = await provided.factory(deps, services);
    started.set(id, { provided, service });
    return service;
  };

  try {
    for (const { ref } of providers) await start(ref, []);
  } catch (error) {
    for (const stopError of await stopAll(started))
      logger.error({ err: stopError }, 'service of a failed start did not stop');
    throw error;
  }
  return services;
}
