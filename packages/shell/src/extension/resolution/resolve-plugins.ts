import { admitPlugins } from './admit-plugins.ts';
import type { Plugin } from '../core/plugin.ts';
import type { BootProblem } from '../problems/problem.ts';
import { createRegistry, type OpenRegistry, type ResolveOptions } from './registry.ts';

/**
 * Turns a list of plugins into a registry. Pure and synchronous; never throws. Whatever cannot be used is
 * left out and named among the problems.
 */
export function resolvePlugins(
  plugins: readonly Plugin[],
  options: ResolveOptions = {},
): { readonly registry: OpenRegistry; readonly problems: readonly BootProblem[] } {
  const admitted = admitPlugins(plugins, options);
  const { registry, problems } = createRegistry(admitted.plugins, options);
  return { registry, problems: [...admitted.problems, ...problems] };
}
