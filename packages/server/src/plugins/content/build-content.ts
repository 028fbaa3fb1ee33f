import type { SchemaProblem, Schemas } from '@admin/content-model';
import type { ContentSource } from '../../content/index.ts';
import type { StartError } from '../../errors/start-error.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';
import { contributedContent, fileOf } from './contributed-content.ts';
import { leaveOut, type UsablePlugins } from '../resolution/leave-out.ts';

/** Content with what plugins add to it, and the plugins that go on with it. */
export interface BuiltContent extends UsablePlugins {
  readonly schemas: Schemas;
  /** Why the application's own content cannot be used; absent when it can. */
  readonly refusal?: StartError;
}

function problemOf(
  { id, contentTypes = [], components = [] }: ServerPlugin,
  problems: readonly SchemaProblem[],
): PluginProblem | undefined {
  const files = new Set([...contentTypes, ...components].map(({ uid }) => fileOf(id, uid)));
  const found = problems.find(({ file }) => files.has(file));
  if (found === undefined) return undefined;
  const { file, path, message, rule } = found;
  const place = path === '' ? file : `${file} at ${path}`;
  return {
    code: 'CONTENT_TYPE_INVALID',
    pluginId: id,
    message: `The plugin ${id} brings content that cannot be used: ${place}: ${message} [${rule}]`,
  };
}

/**
 * Puts the content types of an application and of plugins together. A plugin whose documents are wrong, by themselves or
 * beside the others, is left out with those that need it.
 */
export async function buildContent(
  source: ContentSource,
  candidates: readonly ServerPlugin[],
): Promise<BuiltContent> {
  let usable: UsablePlugins = { plugins: candidates, problems: [] };
  for (;;) {
    const { schemas, problems: wrong } = source.build(contributedContent(usable.plugins));
    const left = await leaveOut(usable.plugins, (plugin) => Promise.resolve(problemOf(plugin, wrong)));
    const problems = [...usable.problems, ...left.problems];
    if (left.plugins.length === usable.plugins.length) {
      const rest = { schemas, plugins: usable.plugins, problems };
      return wrong.length === 0 ? rest : { ...rest, refusal: source.refusal(wrong) };
    }
    usable = { plugins: left.plugins, problems };
  }
}
