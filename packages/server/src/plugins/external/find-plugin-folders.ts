import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { manifestName } from './plugin-manifest.ts';

/** The folder of built plugins in a package. */
const folderInPackage = 'atrium-plugin';

/** The maximum number of plugins in the data folder. */
const maxPlugins = 100;

/** A folder that should contain a built plugin. */
export interface PluginFolder {
  readonly folder: string;
  /** The name in the configuration; null for the data folder. */
  readonly name: string | null;
}

/** Returns the folder of a package, searched in the folder `node_modules` of a folder and of its parents. */
function folderOfPackage(name: string, from: string): string | undefined {
  for (let at = from; ; at = path.dirname(at)) {
    const found = path.join(at, 'node_modules', name);
    if (existsSync(found)) return found;
    if (at === path.dirname(at)) return undefined;
  }
}

function configuredFolder(name: string, workingDir: string): string {
  const isPath = path.isAbsolute(name) || name.startsWith('.');
  const root = isPath ? path.resolve(workingDir, name) : folderOfPackage(name, workingDir);
  if (root === undefined) return path.join(workingDir, 'node_modules', name);
  const inside = path.join(root, folderInPackage);
  return existsSync(path.join(inside, manifestName)) ? inside : root;
}

/**
 * Lists the folders of built plugins: those in `plugins` of the data folder by name, then those that the configuration
 * names as paths or packages. Files and symbolic links in the data folder are ignored, as are hidden folders, in which
 * operators unpack a plugin before they rename its folder.
 */
export async function findPluginFolders(options: {
  readonly dataDir: string;
  /** Paths and package names. */
  readonly configured: readonly string[];
  readonly workingDir: string;
}): Promise<readonly PluginFolder[]> {
  const root = path.join(options.dataDir, 'plugins');
  const entries = existsSync(root) ? await readdir(root, { withFileTypes: true }) : [];
  const inData = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => ({ folder: path.join(root, entry.name), name: null }))
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
    .slice(0, maxPlugins);
  const named = options.configured.map((name) => ({
    folder: configuredFolder(name, options.workingDir),
    name,
  }));
  return [...inData, ...named];
}
