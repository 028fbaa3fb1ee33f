import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

type Brought = Pick<ServerPlugin, 'id' | 'contentTypes' | 'components'>;

/**
 * What is wrong with the names of the content that a plugin brings: somebody else's, or there twice. What it holds is
 * judged together with the content of the application.
 */
export function reviewContentTypes({
  id,
  contentTypes = [],
  components = [],
}: Brought): readonly PluginProblem[] {
  const own = new Set<string>();
  const named = [
    ...contentTypes.map(({ uid }) => ({ uid, what: 'content type', start: `plugin::${id}.` })),
    ...components.map(({ uid }) => ({ uid, what: 'component', start: `${id}.` })),
  ];
  return named.flatMap(({ uid, what, start }) => {
    const isTaken = own.has(uid);
    own.add(uid);
    if (!isTaken && uid.startsWith(start)) return [];
    const message = `The ${what} ${uid} of the plugin ${id} must be there once and start with ${start} and a name.`;
    return [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: id, message }];
  });
}
