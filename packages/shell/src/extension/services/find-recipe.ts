import type { ExtensionPoint } from '../core/extension-point.ts';
import type { Registry } from '../resolution/registry.ts';
import type { NamedService, Recipe } from '../../services/recipe.ts';
import { services, type ProvidedService } from './services-point.ts';

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
