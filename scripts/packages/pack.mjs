import { runOrExit } from '../workspace/run.mjs';
import { packages } from './workspaces.mjs';

/**
 * Packs every package as `npm publish` would. All packages must be built.
 *
 * @param {string} folder for the tarballs
 * @returns {Promise<ReadonlyMap<string, string>>} the tarballs by package name
 */
export async function packPackages(folder) {
  const all = packages();
  const workspaces = all.map(({ name }) => `--workspace=${name}`);
  await runOrExit('npm', ['pack', ...workspaces, `--pack-destination=${folder}`, '--ignore-scripts'], {
    quiet: true,
  });
  const fileOf = ({ name, manifest }) =>
    `${folder}/${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
  return new Map(all.map((workspace) => [workspace.name, fileOf(workspace)]));
}
