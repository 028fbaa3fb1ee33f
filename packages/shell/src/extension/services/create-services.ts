import type { NamedService, Recipe, Refs, ServiceRef } from '../../services/service-ref.ts';
import type { ExtensionPoint } from '../core/extension-point.ts';
import { describeCause, type Report } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import { type ProvidedService, services } from './services-point.ts';

/** The services of a running panel. */
export interface Services {
  /**
   * Returns the service of a ref; creates it on first use.
   * @param pluginId the id of the plugin that requests the service, for services with `per: 'plugin'`
   * @throws MissingServiceError when no plugin provides the service, or its factory throws
   */
  readonly get: <S>(ref: ServiceRef<S>, pluginId?: string) => S;
  /** Returns the service, or undefined where `get` throws. */
  readonly find: <S>(ref: ServiceRef<S>, pluginId?: string) => S | undefined;
  /** Returns all dependencies, or the id of the first missing one. */
  readonly resolve: (
    deps: Refs<Readonly<Record<string, unknown>>>,
    pluginId: string,
  ) => { readonly built: Readonly<Record<string, unknown>> } | { readonly missing: string };
  /** Stops every service that was created. */
  readonly stop: () => void;
}

interface Made {
  readonly recipe: OwnedRecipe;
  /** By id of the plugin that requested the service; the key of a service of the whole panel is empty. */
  readonly instances: Map<string, unknown>;
}

/** Returns the services that the plugins of a registry provide. Each is created on first use. */
export function createServices(
  registry: Pick<Registry, 'list' | 'plugins' | 'subscribe'>,
  report: Report,
): Services {
  const made = new Map<string, Made>();
  const failed = new Set<string>();
  const making: string[] = [];

  const make = (id: string, recipe: OwnedRecipe, callerId: string): unknown => {
    making.push(id);
    try {
      const deps = Object.entries(recipe.deps).map(([key, ref]) => [key, read(ref, recipe.pluginId)]);
      return recipe.factory(Object.fromEntries(deps) as Readonly<Record<string, unknown>>, callerId);
    } catch (cause) {
      // Already reported: by `validateServices`, or where the factory of the dependency failed.
      if (cause instanceof MissingServiceError) throw new MissingServiceError(id, cause);
      failed.add(id);
      const error = new MissingServiceError(id, cause);
      const { message } = error;
      const { pluginId } = recipe;
      report({ code: 'SERVICE_FAILED', pluginId, message, context: { serviceId: id, cause } });
      throw error;
    } finally {
      making.pop();
    }
  };

  const read = (ref: NamedService, callerId: string): unknown => {
    const { id } = ref;
    const recipe = made.get(id)?.recipe ?? findRecipe(registry, ref);
    if (!recipe || failed.has(id)) throw new MissingServiceError(id);
    if (making.includes(id)) throw new MissingServiceError(id, 'it depends on itself.');
    const key = recipe.per === 'plugin' ? callerId : '';
    const { instances } = made.get(id) ?? { instances: new Map<string, unknown>() };
    if (!instances.has(key)) {
      instances.set(key, make(id, recipe, callerId));
      made.set(id, { recipe, instances });
    }
    return instances.get(key);
  };

  const forget = (id: string): void => {
    const gone = made.get(id);
    if (!gone) return;
    made.delete(id);
    // Dependents first: they may use the service while they stop.
    for (const [other, { recipe }] of made) {
      if (Object.values(recipe.deps).some((dep) => dep.id === id)) forget(other);
    }
    for (const service of gone.instances.values()) {
      try {
        gone.recipe.stop?.(service);
      } catch (cause) {
        const message = `The service '${id}' could not be stopped: ${describeCause(cause)}`;
        const { pluginId } = gone.recipe;
        report({ code: 'SERVICE_FAILED', pluginId, message, context: { serviceId: id, cause } });
      }
    }
  };

  const leave = registry.subscribe(() => {
    failed.clear();
    for (const [id, { recipe }] of made) {
      const next = findRecipe(registry, { id, recipe: recipe.own });
      if (next?.factory !== recipe.factory || next.isOwned !== recipe.isOwned) forget(id);
    }
  });

  // `services.add` and `defineStore` have checked the recipe against the type of the ref.
  const get = <S>(ref: ServiceRef<S>, pluginId = 'shell') => read(ref, pluginId) as S;
  const find: Services['find'] = (ref, pluginId) => {
    try {
      return get(ref, pluginId);
    } catch {
      return undefined;
    }
  };

  return {
    get,
    find,
    resolve(deps, pluginId) {
      const built: Record<string, unknown> = {};
      for (const [key, ref] of Object.entries(deps)) {
        built[key] = find(ref, pluginId);
        if (built[key] === undefined) return { missing: ref.id };
      }
      return { built };
    },
    stop() {
      leave();
      for (const id of made.keys()) forget(id);
    },
  };
}

/** How a service is created in this panel, and the plugin that provides it. */
export interface OwnedRecipe extends Recipe {
  readonly pluginId: string;
  /** The recipe of the ref itself. */
  readonly own?: Recipe | undefined;
  /** True if the panel contains the plugin that owns the ref. */
  readonly isOwned: boolean;
}

/** The extension point as the registry reads it; only the type of `add` differs. */
const point = services as unknown as ExtensionPoint<ProvidedService>;

/** Returns the services that plugins provide, in the order of the plugins. */
export const providedServices = (registry: Pick<Registry, 'list'>) => registry.list(point);

/**
 * Returns the recipe of a service, or undefined without one. An override precedes the first provided service, which
 * precedes the recipe of the ref; that one belongs to the plugin whose id the service id starts with.
 */
export function findRecipe(
  registry: Pick<Registry, 'list' | 'plugins'>,
  { id, recipe: own }: NamedService,
): OwnedRecipe | undefined {
  const provided = providedServices(registry).filter(({ ref }) => ref.id === id);
  const chosen = provided.find(({ override }) => override) ?? provided[0];
  if (chosen) return { ...chosen, own, isOwned: true };
  const pluginId = id.split('.')[0] ?? id;
  return own && { ...own, own, pluginId, isOwned: registry.plugins.some((plugin) => plugin.id === pluginId) };
}

/** The error of a request for a service that does not exist or could not be created. */
export class MissingServiceError extends Error {
  override readonly name = 'MissingServiceError';
  readonly serviceId: string;
  /** @param cause why the service could not be created; absent when no plugin provides it */
  constructor(serviceId: string, cause?: unknown) {
    super(
      cause === undefined
        ? `No plugin of this panel provides the service '${serviceId}'.`
        : `The service '${serviceId}' could not be created: ${describeCause(cause)}`,
      { cause },
    );
    this.serviceId = serviceId;
  }
}
