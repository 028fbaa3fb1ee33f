import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withinTime } from '../../events/time-limit.ts';
import { PluginRefused } from './plugin-manifest.ts';
import type { PluginFiles } from './read-plugin-folder.ts';
import { provideSharedModules } from './shared-modules.ts';

/** Milliseconds that the module of a plugin may take to load. */
const loadLimit = 10_000;

function isPluginWith(id: string, value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'title' in value;
}

/**
 * Imports the server module of a built plugin.
 * @returns what it exports with the id of the plugin, not validated yet; undefined without a server module
 * @throws PluginRefused, or the error of the module
 */
export async function loadServerHalf({ manifest, folder, hash }: PluginFiles): Promise<unknown> {
  const { server, id } = manifest;
  if (server === undefined) return undefined;
  await provideSharedModules();
  const url = pathToFileURL(path.join(folder, ...server.module.split('/')));
  // Node.js caches modules by URL; a server that starts again in this process must load the new files.
  url.searchParams.set('hash', hash);
  const loaded: unknown = await withinTime(
    loadLimit,
    'its module',
    () => import(/* @vite-ignore */ url.href),
  );
  const found = Object.values(loaded as object).find((value) => isPluginWith(id, value));
  if (found === undefined) {
    throw new PluginRefused('PLUGIN_DAMAGED', `its server module exports no plugin with the id ${id}`);
  }
  return found;
}
