import { customFields } from '../points/custom-fields.ts';
import { languages } from '../points/languages.ts';
import { routes, type RouteContribution } from '../points/routes.ts';
import type { Contributed } from '../core/contribution-types.ts';
import { services } from '../services/services-point.ts';
import type { BootProblem } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import { reviewPlacement } from './review-placement.ts';
import { reviewReplacements } from './review-replacements.ts';
import { reviewServices } from './review-services.ts';
import { reviewThemes } from './review-themes.ts';

type Route = Contributed<RouteContribution>;

/** What a path matches, whatever its parameters are called. */
const placeOf = ({ path }: Route): string => path.replace(/^\//, '').replaceAll(/:[^/]+/g, ':');

/** Whether an address of the inner route would have been a page of the outer one, which ends in a star. */
function isInside(inner: Route, outer: Route): boolean {
  const base = placeOf(outer).replace(/\*$/, '');
  return placeOf(outer).endsWith('/*') && base !== '/*' && placeOf(inner).startsWith(base);
}

function problemOf(route: Route, other: Route): BootProblem | undefined {
  const { pluginId, contributionId, path } = route;
  const context = { pointId: routes.id, contributionId, path };
  if (placeOf(route) === placeOf(other)) {
    const message = `The page '${contributionId}' is never shown: '${path}' is already the page '${other.contributionId}' of the plugin '${other.pluginId}'.`;
    return { code: 'ROUTE_TAKEN', pluginId, message, context };
  }
  if (pluginId === other.pluginId || !isInside(route, other)) return undefined;
  const message = `The page '${contributionId}' stands at '${path}', among the pages of the plugin '${other.pluginId}' below '${other.path}', and replaces any that is there.`;
  return { code: 'ROUTE_SHADOWS', pluginId, message, context };
}

/** Two plugins that want the same address, and a plugin that puts a page into another one's area. */
function reviewRoutes(registry: Registry): readonly BootProblem[] {
  const pages = registry.list(routes);
  return pages.flatMap((route, index) => {
    const found = pages
      .map((other, place) =>
        place === index || (place > index && placeOf(route) === placeOf(other))
          ? undefined
          : problemOf(route, other),
      )
      .find((problem) => problem !== undefined);
    return found ? [found] : [];
  });
}

/** Ids that could be somebody else's; those of plugins that the host answers for are its own affair. */
function reviewIds(registry: Registry): readonly BootProblem[] {
  const others = new Set(
    registry.plugins.filter((plugin) => !registry.isTrusted(plugin)).map(({ id }) => id),
  );
  return registry.points.flatMap((point) =>
    registry
      .list<object>({ id: point.id, add: () => ({ point, entries: [] }) })
      .filter(({ pluginId, contributionId }) => {
        const own = point.id === customFields.id ? [`plugin::${pluginId}.`, 'global::'] : [`${pluginId}.`];
        // Whose service it stands in for is said with the service.
        if (point.id === services.id) return false;
        // The code of a language is nobody's own.
        if (point.id === languages.id) return false;
        const isOwn = contributionId === pluginId || own.some((prefix) => contributionId.startsWith(prefix));
        return others.has(pluginId) && !isOwn;
      })
      .map(({ pluginId, contributionId }) => ({
        code: 'ID_FOREIGN' as const,
        pluginId,
        message: `The id '${contributionId}' in '${point.id}' does not start with '${pluginId}.', so that somebody else may have it.`,
        context: { pointId: point.id, contributionId },
      })),
  );
}

/**
 * What works, and still is likely to surprise somebody: ids that are not the plugin's own, pages in each other's way,
 * wishes for a place that there is not, services that nobody can be given.
 */
export function reviewContributions(registry: Registry): readonly BootProblem[] {
  return [
    ...reviewRoutes(registry),
    ...reviewIds(registry),
    ...reviewPlacement(registry),
    ...reviewServices(registry),
    ...reviewThemes(registry),
    ...reviewReplacements(registry),
  ];
}
