import { pathToFileURL } from 'node:url';
import { inRepository } from './server-run.ts';

interface PluginBuild {
  readonly buildPlugin: (options: {
    readonly root: string;
    readonly out: string;
    readonly conditions: readonly string[];
    readonly write: (text: string) => void;
  }) => Promise<unknown>;
}

/**
 * Builds a plugin as its author does, against the sources of the panel.
 * @param root the folder of the plugin
 * @param out the folder of the build
 */
export async function buildExternalPlugin(root: string, out: string): Promise<void> {
  const url = pathToFileURL(inRepository('packages/cli/src/plugin/build-plugin.js')).href;
  const { buildPlugin } = (await import(url)) as PluginBuild;
  await buildPlugin({ root, out, conditions: ['@admin/source'], write: () => undefined });
}
