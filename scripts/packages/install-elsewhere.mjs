import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the locked versions of third-party packages; npm installs only the required ones. */
function lockedLibraries() {
  const { packages } = readJson(`${root}/package-lock.json`);
  return Object.fromEntries(
    Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
  );
}

/**
 * Installs packed packages into a project outside this repository, with the versions of the lockfile. Only declared
 * dependencies are installed, from npm's cache where possible.
 *
 * @param {string} project folder with a package.json that depends on some of the packages
 * @param {ReadonlyMap<string, string>} tarballs by the name of the package
 * @throws {Error} with npm's output
 */
export async function installElsewhere(project, tarballs) {
  const { peerDependencies, devDependencies, ...manifest } = readJson(`${project}/package.json`);
  const wanted = { ...peerDependencies, ...devDependencies };
  // npm would request missing peers from a registry, which does not have these packages.
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
    [
      'install',
      `--prefix=${project}`,
      '--engine-strict',
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`npm cannot install the packages:\n${output}`);
}
