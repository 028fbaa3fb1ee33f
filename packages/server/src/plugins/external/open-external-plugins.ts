import path from 'node:path';
import { userSteps, type UserStep } from '../../events/user-hooks.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { findPluginFolders, type PluginFolder } from './find-plugin-folders.ts';
import { loadServerHalf } from './load-server-half.ts';
import { PluginRefused, type PluginManifest } from './plugin-manifest.ts';
import { readPluginFolder, type PluginFiles } from './read-plugin-folder.ts';

/** A built plugin that was found beside the application. */
export interface InstalledPlugin extends PluginFiles {
  /** Its name in the configuration; null for the data folder. */
  readonly name: string | null;
  /** True if an administrator had disabled it when the server started, so that its server half does not run. */
  readonly wasDisabled: boolean;
}

/** The built plugins of a server. */
export interface ExternalPlugins {
  /** Verified plugins. */
  readonly installed: readonly InstalledPlugin[];
  /** The server halves of those that are not disabled. They are validated like the plugins of the application. */
  readonly serverHalves: readonly unknown[];
  readonly problems: readonly PluginProblem[];
  /** The steps of accounts that refused plugins guard. */
  readonly guards: readonly { readonly id: string; readonly steps: readonly UserStep[] }[];
}

interface OpenOptions {
  readonly dataDir: string;
  /** Paths and package names of the configuration. */
  readonly configured: readonly string[];
  readonly workingDir: string;
  readonly hostVersion: string;
  /** The plugins of the application, not validated; their ids are taken. */
  readonly listed: readonly unknown[];
  /** Ids of plugins that an administrator disabled. */
  readonly disabled: ReadonlySet<string>;
}

/** Returns the id of a plugin in a list that may contain anything. */
function idOf(plugin: unknown): string {
  return typeof plugin === 'object' && plugin !== null && 'id' in plugin ? String(plugin.id) : '';
}

/** Returns the steps that a plugin guards by its manifest. */
function guardsOf({ id, server }: PluginManifest): ExternalPlugins['guards'] {
  const named = new Set(server?.guards);
  return [{ id, steps: userSteps.filter((step) => named.has(step)) }];
}

/** Describes why a plugin cannot be used, with the names of the plugin and its folder. */
function problemOf({ folder, name }: PluginFolder, cause: unknown, manifest?: PluginManifest): PluginProblem {
  const pluginId = manifest?.id ?? name ?? path.basename(folder);
  if (cause instanceof PluginRefused) {
    return {
      code: cause.code,
      pluginId,
      message: `The plugin ${pluginId} in ${folder} cannot be used: ${cause.message}.`,
    };
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return {
    code: 'SERVER_PLUGIN_FAILED',
    pluginId,
    message: `The plugin ${pluginId} in ${folder} could not be loaded: ${reason}`,
    cause,
  };
}

function assertName({ folder, name }: PluginFolder, { id }: PluginManifest): void {
  if (name === null && path.basename(folder) !== id) {
    throw new PluginRefused('PLUGIN_DAMAGED', `its folder must be called ${id}`);
  }
}

/**
 * Reads the built plugins in the data folder and those that the configuration names, and loads their server halves. It never
 * rejects: a plugin that cannot be used is left out and reported.
 */
export async function openExternalPlugins(options: OpenOptions): Promise<ExternalPlugins> {
  const installed: InstalledPlugin[] = [];
  const serverHalves: unknown[] = [];
  const problems: PluginProblem[] = [];
  const guards: ExternalPlugins['guards'][number][] = [];
  const taken = new Set(options.listed.map((plugin) => idOf(plugin)));
  for (const found of await findPluginFolders(options)) {
    let manifest: PluginManifest | undefined;
    try {
      const files = await readPluginFolder(found.folder, options.hostVersion);
      ({ manifest } = files);
      const { id } = manifest;
      assertName(found, manifest);
      if (taken.has(id)) {
        const message = `Another plugin has the id ${id}: the one in ${found.folder} is left out.`;
        problems.push({ code: 'SERVER_PLUGIN_DUPLICATE', pluginId: id, message });
        continue;
      }
      const wasDisabled = options.disabled.has(id);
      const serverHalf = wasDisabled ? undefined : await loadServerHalf(files);
      if (serverHalf !== undefined) serverHalves.push(serverHalf);
      installed.push({ ...files, name: found.name, wasDisabled });
      taken.add(id);
    } catch (cause) {
      manifest ??= cause instanceof PluginRefused ? cause.manifest : undefined;
      problems.push(problemOf(found, cause, manifest));
      // A disabled plugin guards nothing, and the usable one of two with the same id runs its own hooks.
      if (manifest && !options.disabled.has(manifest.id) && !taken.has(manifest.id)) {
        guards.push(...guardsOf(manifest));
      }
    }
  }
  return { installed, serverHalves, problems, guards };
}
