import { tokenNames } from '@admin/ui';
import { themes } from '../points/themes.ts';
import type { BootProblem } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';

/** Themes that set what nobody reads, as one written for another version of the design system does. */
export function reviewThemes(registry: Pick<Registry, 'list'>): readonly BootProblem[] {
  const known: ReadonlySet<string> = new Set(tokenNames);
  return registry.list(themes).flatMap(({ pluginId, contributionId, tokens }) => {
    const unknown = Object.keys(tokens).filter((name) => !known.has(name));
    if (unknown.length === 0) return [];
    const message = `The theme '${contributionId}' sets what the design system does not have: ${unknown.join(', ')}.`;
    const context = { pointId: themes.id, contributionId, tokens: unknown };
    return [{ code: 'THEME_TOKEN_UNKNOWN' as const, pluginId, message, context }];
  });
}
