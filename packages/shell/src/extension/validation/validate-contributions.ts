import { tokenNames } from '@admin/ui';
import type { Contributed } from '../core/contribution-types.ts';
import { customFields } from '../points/custom-fields.ts';
import { languages } from '../points/languages.ts';
import { pageReplacements, type RouteContribution, routes } from '../points/routes.ts';
import { isSettingsSection } from '../points/settings.ts';
import { themes } from '../points/themes.ts';
import type { BootProblem } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';
import { services } from '../services/services-point.ts';
import { validateKeys } from './validate-keys.ts';
import { validatePlacement } from './validate-placement.ts';
import { validateServices } from './validate-services.ts';

type Route = Contributed<RouteContribution>;

/** Returns the path with uniform parameter names, so that equivalent paths are equal. */
const normalizedPath = ({ path }: Route): string => path.replace(/^\//, '').replaceAll(/:[^/]+/g, ':');

/** Returns whether the inner route covers an address of the outer one, which ends in a star. */
function isInside(inner: Route, outer: Route): boolean {
  const base = normalizedPath(outer).replace(/\*$/, '');
  return normalizedPath(outer).endsWith('/*') && base !== '/*' && normalizedPath(inner).startsWith(base);
}

function problemOf(route: Route, other: Route): BootProblem | undefined {
  const { pluginId, contributionId, path } = route;
  const context = { pointId: routes.id, contributionId, path };
  if (normalizedPath(route) === normalizedPath(other)) {
    const message = `The page '${contributionId}' is never shown: '${path}' is already the page '${other.contributionId}' of the plugin '${other.pluginId}'.`;
    return { code: 'ROUTE_TAKEN', pluginId, message, context };
  }
  if (pluginId === other.pluginId || !isInside(route, other)) return undefined;
  const message = `The page '${contributionId}' at '${path}' is below '${other.path}' of the plugin '${other.pluginId}' and hides the page that is there.`;
  return { code: 'ROUTE_SHADOWS', pluginId, message, context };
}

/** Reports plugins that claim the same address, and pages inside another plugin's area. */
function validateRoutes(registry: Registry): readonly BootProblem[] {
  const pages = registry.list(routes);
  return pages.flatMap((route, index) => {
    const found = pages
      .map((other, otherIndex) =>
        otherIndex === index || (otherIndex > index && normalizedPath(route) === normalizedPath(other))
          ? undefined
          : problemOf(route, other),
      )
      .find((problem) => problem !== undefined);
    return found ? [found] : [];
  });
}

/** Reports ids that may collide with those of other plugins; trusted plugins may use any ids. */
function validateIds(registry: Registry): readonly BootProblem[] {
  const others = new Set(
    registry.plugins.filter((plugin) => !registry.isTrusted(plugin)).map(({ id }) => id),
  );
  return registry.points.flatMap((point) =>
    registry
      .list<object>({ id: point.id })
      .filter(({ pluginId, contributionId }) => {
        const own = point.id === customFields.id ? [`plugin::${pluginId}.`, 'global::'] : [`${pluginId}.`];
        // An override is reported with the service.
        if (point.id === services.id) return false;
        // Language codes are not ids of a plugin.
        if (point.id === languages.id) return false;
        const isOwn = contributionId === pluginId || own.some((prefix) => contributionId.startsWith(prefix));
        return others.has(pluginId) && !isOwn;
      })
      .map(({ pluginId, contributionId }) => ({
        code: 'ID_FOREIGN' as const,
        pluginId,
        message: `The id '${contributionId}' in '${point.id}' does not start with '${pluginId}.', so another plugin may use the same id.`,
        context: { pointId: point.id, contributionId },
      })),
  );
}

/**
 * Returns problems of a panel that works, but probably not as intended: ids of other plugins, conflicting pages,
 * unknown placement targets, missing services.
 */
export function validateContributions(registry: Registry): readonly BootProblem[] {
  return [
    ...validateRoutes(registry),
    ...validateIds(registry),
    ...validateKeys(registry),
    ...validatePlacement(registry),
    ...validateServices(registry),
    ...validateThemes(registry),
    ...validateReplacements(registry),
  ];
}

/** Reports replaced pages, and replacements without an original. */
export function validateReplacements(registry: Pick<Registry, 'list' | 'points'>): readonly BootProblem[] {
  const sections = registry.points.filter(isSettingsSection);
  const routed = registry.list(routes);
  const inner = routed.flatMap(({ pluginId, pages: ids }) =>
    // A plugin in JavaScript may give anything.
    (Array.isArray(ids) ? (ids as readonly string[]) : []).map((contributionId) => ({
      pluginId,
      contributionId,
    })),
  );
  const pages = [routed, inner, ...sections.map((section) => registry.list(section))].flat();
  const replacements = registry.list(pageReplacements);
  return replacements.map(({ pluginId, contributionId, replaces }, index): BootProblem => {
    const context = { pointId: pageReplacements.id, contributionId, replaces };
    const page = pages.find((one) => one.contributionId === replaces);
    if (!page) {
      const message = `The page '${contributionId}' replaces '${replaces}', which no plugin contributes.`;
      return { code: 'REPLACEMENT_UNUSED', pluginId, message, context };
    }
    const later = replacements.slice(index + 1).find((one) => one.replaces === replaces);
    if (later) {
      const message = `The page '${contributionId}' is not shown: '${later.contributionId}' of the plugin '${later.pluginId}' also replaces '${replaces}'.`;
      return { code: 'REPLACEMENT_UNUSED', pluginId, message, context };
    }
    const message = `The page '${contributionId}' replaces '${replaces}' of the plugin '${page.pluginId}'.`;
    return { code: 'ROUTE_REPLACED', pluginId, message, context };
  });
}

/** Reports themes with unknown tokens, such as those of another version of the design system. */
export function validateThemes(registry: Pick<Registry, 'list'>): readonly BootProblem[] {
  const known: ReadonlySet<string> = new Set(tokenNames);
  return registry.list(themes).flatMap(({ pluginId, contributionId, tokens }) => {
    const unknown = Object.keys(tokens).filter((name) => !known.has(name));
    if (unknown.length === 0) return [];
    const message = `The theme '${contributionId}' sets tokens that the design system does not have: ${unknown.join(', ')}.`;
    const context = { pointId: themes.id, contributionId, tokens: unknown };
    return [{ code: 'THEME_TOKEN_UNKNOWN' as const, pluginId, message, context }];
  });
}
