import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';

const scope = '@admin/';

/** Libraries of which a second copy breaks the panel or the server: contexts, caches and hooks are per copy. */
const single = new Set([
  'react',
  'react-dom',
  'react-router-dom',
  'react-intl',
  '@tanstack/react-query',
  'final-form',
  'react-final-form',
  'kysely',
  'typebox',
]);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the packages below `node_modules`; a linked workspace has the version of its folder. */
function installedIn(packages) {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, entry]) => [path, entry.link ? { ...packages[entry.resolved], link: true } : entry]);
}

/**
 * Returns the installed packages as npm records them, by path with their manifests. An application in a monorepo uses those of
 * an outer folder.
 */
function installedPackages(folder) {
  const file = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(file)) return installedIn(readJson(file).packages);
  const parent = dirname(folder);
  return parent === folder ? null : installedPackages(parent);
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns a problem for each package that exists more than once and must not. */
function duplicates(installed) {
  const copies = new Map();
  for (const [path, { version, link }] of installed) {
    const name = nameOf(path);
    const isSingle = single.has(name) || name.startsWith(scope);
    if (isSingle && link !== true) copies.set(name, [...(copies.get(name) ?? []), `${version} in ${path}`]);
  }
  return [...copies]
    .filter(([, found]) => found.length > 1)
    .map(
      ([name, found]) =>
        `${name} is installed ${found.length} times (${found.join(', ')}): use one version of it, then run npm dedupe.`,
    );
}

/** Returns a problem for each peer range of a package or plugin that the installed version does not satisfy. */
function unmetPeers(installed) {
  const versions = new Map(installed.map(([path, { version }]) => [path, version]));
  return installed.flatMap(([path, { peerDependencies = {}, peerDependenciesMeta = {} }]) => {
    const ranges = Object.entries(peerDependencies).filter(
      ([name]) => single.has(name) || name.startsWith(scope),
    );
    return ranges.flatMap(([name, range]) => {
      const version = versions.get(`node_modules/${name}`);
      if (version === undefined) {
        if (peerDependenciesMeta[name]?.optional) return [];
        return [
          `${nameOf(path)} needs ${name} ${range}, which is not installed: run npm install ${name}@${range}.`,
        ];
      }
      if (semver.satisfies(version, range, { includePrerelease: true })) return [];
      return [
        `${nameOf(path)} needs ${name} ${range}, but ${version} is installed: install versions that fit.`,
      ];
    });
  });
}

/** Returns a problem if the packages of Atrium have several versions. */
function mixedVersions(installed) {
  const ours = installed.filter(([path, { link }]) => nameOf(path).startsWith(scope) && link !== true);
  const versions = new Set(ours.map(([, { version }]) => version));
  if (versions.size < 2) return [];
  const list = ours.map(([path, { version }]) => `${nameOf(path)}@${version}`).join(', ');
  return [`The packages have several versions (${list}): update all of them to one.`];
}

/**
 * Checks the installed dependencies of an application.
 *
 * @param {string} root
 * @returns {readonly string[]} problems, each with its remedy
 */
export function dependencyProblems(root) {
  const installed = installedPackages(root);
  if (installed === null) return ['No dependencies are installed: run npm install.'];
  return [...mixedVersions(installed), ...duplicates(installed), ...unmetPeers(installed)];
}
