import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';

/** The condition of `exports` under which a workspace is read from its sources. */
export const sourceCondition = '@admin/source';

/**
 * A published workspace.
 *
 * @typedef {object} Package
 * @property {string} name `@admin/shell`
 * @property {string} folder absolute
 * @property {Record<string, any>} manifest its package.json
 * @property {readonly { path: string, source: string }[]} entries the modules of its `exports`: `./testing`, and
 *   the file below its folder that it is read from
 * @property {readonly string[]} above names of the packages that are built before it
 */

/** @returns {Package} */
function readPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports).flatMap(([path, targets]) => {
    const source = targets[sourceCondition];
    return source && !source.endsWith('.css') ? [{ path, source }] : [];
  });
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const above = needed.filter((name) => name.startsWith('@admin/'));
  return { name: manifest.name, folder, manifest, entries, above };
}

/** Returns the folders with a package.json in some groups of workspaces. */
const foldersOf = (groups) =>
  groups
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));

/** @returns {readonly Package[]} every package and first-party plugin that is published */
export function packages() {
  return foldersOf(['packages', 'plugins'])
    .map(readPackage)
    .filter(({ manifest }) => manifest.private !== true);
}

/** @returns {readonly string[]} the package.json files of all workspaces and templates */
export function manifestFiles() {
  const groups = ['packages', 'plugins', 'examples', 'packages/create-atrium/templates'];
  return foldersOf(groups).map((folder) => join(folder, 'package.json'));
}
