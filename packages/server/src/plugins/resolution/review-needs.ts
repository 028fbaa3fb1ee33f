import { satisfies, valid, validRange } from 'semver';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

/** Whether the plugins that this one needs are there, in versions that will do. */
export function reviewNeeds(
  { id, version, needs = {} }: ServerPlugin,
  known: Pick<KnownParts, 'plugins'>,
): readonly PluginProblem[] {
  const refusal = (code: string, message: string): PluginProblem => ({ code, pluginId: id, message });
  const own =
    version !== undefined && valid(version) === null
      ? [
          refusal(
            'SERVER_PLUGIN_INVALID',
            `The version ${version} of plugin ${id} is not a version: write it as 1.2.3.`,
          ),
        ]
      : [];
  const others = Object.entries(needs).flatMap(([need, range]) => {
    if (validRange(range) === null) {
      const message = `Plugin ${id} needs ${need} in version ${range}, which is not a version range: write it as ^1.2.0.`;
      return [refusal('SERVER_PLUGIN_INVALID', message)];
    }
    if (!known.plugins.has(need)) {
      const message = `Plugin ${id} needs plugin ${need}, which is not installed.`;
      return [refusal('SERVER_PLUGIN_MISSING', message)];
    }
    const there = known.plugins.get(need);
    if (there !== undefined && satisfies(there, range, { includePrerelease: true })) return [];
    const message = `Plugin ${id} needs ${need} ${range}, but ${there ?? 'one without a version'} is installed.`;
    return [refusal('SERVER_PLUGIN_VERSION', message)];
  });
  return [...own, ...others];
}
