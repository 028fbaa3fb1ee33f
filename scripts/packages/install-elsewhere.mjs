import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Third-party packages as this repository has locked them: those that are not needed are left out while installing. */
function lockedLibraries() {
  const { packages } = readJson(`${root}/package-lock.json`);
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
  );
}

/**
 * Installs packed packages into a project outside of this repository, with npm, in the versions of its lockfile: so that
 * nothing but what the packages declare is there, and nothing is asked of the network that npm has kept.
 *
 * @param {string} project folder with a package.json that depends on some of the packages
 * @param {ReadonlyMap<string, string>} tarballs by the name of the package
 * @throws {Error} with what npm says
 */
export async function installElsewhere(project, tarballs) {
  const { peerDependencies, devDependencies, ...manifest } = readJson(`${project}/package.json`);
  const wanted = { ...peerDependencies, ...devDependencies };
  // A peer that is not asked for is taken from a registry, which has none of these packages.
  for (const [name, tarball] of tarballs) wanted[name] = `file:${tarball}`;
  const alone = { ...manifest, dependencies: wanted };
  const lock = {
    name: manifest.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: manifest.name, dependencies: wanted }, ...lockedLibraries() },
  };
  writeFileSync(`${project}/package.json`, JSON.stringify(alone, null, 2));
  writeFileSync(`${project}/package-lock.json`, JSON.stringify(lock, null, 2));
  const { code, output } = await run(
    'npm',
    ['install', `--prefix=${project}`, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`npm cannot install the packages:\n${output}`);
}
