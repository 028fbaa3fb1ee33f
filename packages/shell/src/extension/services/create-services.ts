import type { NamedService, Recipe, Refs, ServiceRef } from '../../services/service-ref.ts';
import type { ExtensionPoint } from '../core/extension-point.ts';
import { describeCause, type Report } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import { type ProvidedService, services } from './services-point.ts';

/** The services of a running panel. */
export interface Services {
  /**
   * The service behind a ref, made now if nobody has asked for it yet. Throws a `MissingServiceError` when nobody
   * provides it or it could not be made; `pluginId` says who asks, for services that differ per plugin.
   */
  readonly get: <S>(ref: ServiceRef<S>, pluginId?: string) => S;
  /** The same, undefined where it would throw: for what can do without. */
  readonly find: <S>(ref: ServiceRef<S>, pluginId?: string) => S | undefined;
  /** All dependencies at once, or the id of the first one that is missing. */
  readonly resolve: (
    deps: Refs<Readonly<Record<string, unknown>>>,
    pluginId: string,
  ) => { readonly built: Readonly<Record<string, unknown>> } | { readonly missing: string };
  /** Ends every service that was made. */
  readonly stop: () => void;
}

interface Made {
  readonly recipe: OwnedRecipe;
  /** By the plugin that asked; under the empty text what is everybody's. */
  readonly instances: Map<string, unknown>;
}

/** The services that the plugins of a registry provide. Each is made when it is first asked for. */
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
      // One that another one is missing for is told of where that is found out.
      if (cause instanceof MissingServiceError) throw new MissingServiceError(id, cause);
      failed.add(id);
      const message = `The service '${id}' could not be made: ${describeCause(cause)}`;
      const { pluginId } = recipe;
      report({ code: 'SERVICE_FAILED', pluginId, message, context: { serviceId: id, cause } });
      throw new MissingServiceError(id, cause);
    } finally {
      making.pop();
    }
  };

  const read = (ref: NamedService, callerId: string): unknown => {
    const { id } = ref;
    const recipe = made.get(id)?.recipe ?? findRecipe(registry, ref);
    if (!recipe || failed.has(id)) throw new MissingServiceError(id);
    if (making.includes(id)) throw new MissingServiceError(id, 'it waits for itself.');
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
    // Those that were made from it first: they may still need it to end.
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

  // The recipe was bound to this ref by `services.add` or `defineStore`, which hold both to the same type.
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

/** How a service is made in this panel, and whose doing that is. */
export interface OwnedRecipe extends Recipe {
  readonly pluginId: string;
  /** What the ref itself brought along. */
  readonly own?: Recipe | undefined;
  /** Whether that plugin is among those of the panel. */
  readonly isOwned: boolean;
}

/** The point as the registry reads it: only `add` is told apart by type. */
const point = services as unknown as ExtensionPoint<ProvidedService>;

/** The services that plugins provide, in the order of the plugins. */
export const providedServices = (registry: Pick<Registry, 'list'>) => registry.list(point);

/**
 * The recipe that holds for a service: the one that takes the place of others, else what somebody provides, else its
 * own, in the name of the plugin that its id starts with. Undefined when there is none.
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

/** Somebody asked for a service that this panel does not have, or that could not be made. */
export class MissingServiceError extends Error {
  override readonly name = 'MissingServiceError';
  readonly serviceId: string;
  /** @param cause why it could not be made; absent when nobody provides it */
  constructor(serviceId: string, cause?: unknown) {
    super(
      cause === undefined
        ? `No plugin of this panel provides the service '${serviceId}'.`
        : `The service '${serviceId}' could not be made: ${describeCause(cause)}`,
      { cause },
    );
    this.serviceId = serviceId;
  }
}
