import { describeCause, type Report } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import { findRecipe, type OwnedRecipe } from './find-recipe.ts';
import { MissingServiceError } from './missing-service-error.ts';
import type { NamedService } from '../../services/recipe.ts';
import type { Refs, ServiceRef } from '../../services/service-ref.ts';

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

  const make = (id: string, recipe: OwnedRecipe, asker: string): unknown => {
    making.push(id);
    try {
      const needs = Object.entries(recipe.needs).map(([key, ref]) => [key, read(ref, recipe.pluginId)]);
      return recipe.make(Object.fromEntries(needs) as Readonly<Record<string, unknown>>, asker);
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

  const read = (ref: NamedService, asker: string): unknown => {
    const { id } = ref;
    const recipe = made.get(id)?.recipe ?? findRecipe(registry, ref);
    if (!recipe || failed.has(id)) throw new MissingServiceError(id);
    if (making.includes(id)) throw new MissingServiceError(id, 'it waits for itself.');
    const key = recipe.per === 'plugin' ? asker : '';
    const { instances } = made.get(id) ?? { instances: new Map<string, unknown>() };
    if (!instances.has(key)) {
      instances.set(key, make(id, recipe, asker));
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
      if (Object.values(recipe.needs).some((need) => need.id === id)) forget(other);
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
      if (next?.make !== recipe.make || next.isOwned !== recipe.isOwned) forget(id);
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
