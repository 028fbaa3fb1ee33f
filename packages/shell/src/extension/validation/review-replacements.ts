import { pageReplacements } from '../points/page-replacements.ts';
import { routes } from '../points/routes.ts';
import { isSettingsSection } from '../points/settings.ts';
import type { BootProblem } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';

/** Pages that stand in for others, and those that stand in for nothing. */
export function reviewReplacements(registry: Pick<Registry, 'list' | 'points'>): readonly BootProblem[] {
  const sections = registry.points.filter(isSettingsSection);
  const pages = [registry.list(routes), ...sections.map((section) => registry.list(section))].flat();
  const replacements = registry.list(pageReplacements);
  return replacements.map(({ pluginId, contributionId, replaces }, index): BootProblem => {
    const context = { pointId: pageReplacements.id, contributionId, replaces };
    const page = pages.find((one) => one.contributionId === replaces);
    if (!page) {
      const message = `The page '${contributionId}' is for the place of '${replaces}', which no plugin contributes.`;
      return { code: 'REPLACEMENT_UNUSED', pluginId, message, context };
    }
    const later = replacements.slice(index + 1).find((one) => one.replaces === replaces);
    if (later) {
      const message = `The page '${contributionId}' gives way to '${later.contributionId}' of the plugin '${later.pluginId}', which replaces '${replaces}' too.`;
      return { code: 'REPLACEMENT_UNUSED', pluginId, message, context };
    }
    const message = `The page '${contributionId}' stands in the place of '${replaces}' of the plugin '${page.pluginId}'.`;
    return { code: 'ROUTE_REPLACED', pluginId, message, context };
  });
}
