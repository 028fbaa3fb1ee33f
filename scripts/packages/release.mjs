import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'];
const dependencyLists = ['dependencies', 'peerDependencies', 'devDependencies'];
const scope = '@admin/';

/**
 * Returns the texts of the change files by their kind, in the order of the changelog.
 *
 * @param {string} folder `changes`
 * @returns {readonly { kind: string, file: string, text: string }[]}
 * @throws {Error} for a file with another name
 */
export function readChanges(folder) {
  const files = readdirSync(folder).filter((name) => name !== 'README.md');
  const changes = files.map((name) => {
    const [, kind = ''] = /^[a-z0-9-]+\.([a-z]+)\.md$/.exec(name) ?? [];
    if (!kinds.includes(kind)) {
      throw new Error(`changes/${name} must be named <topic>.<kind>.md with one of ${kinds.join(', ')}.`);
    }
    const file = join(folder, name);
    return { kind, file, text: readFileSync(file, 'utf8').trim() };
  });
  return kinds.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

/**
 * Returns the changelog with a section for a version, which takes over the unreleased changes.
 *
 * @param {string} changelog
 * @param {{ version: string, date: string, changes: readonly { kind: string, text: string }[] }} release
 */
export function withRelease(changelog, { version, date, changes }) {
  const heading = '## [Unreleased]\n';
  if (!changelog.includes(heading)) throw new Error('CHANGELOG.md has no section "Unreleased".');
  const sections = kinds.flatMap((kind) => {
    const texts = changes.filter((change) => change.kind === kind).map(({ text }) => `- ${text}`);
    const title = `### ${kind[0].toUpperCase()}${kind.slice(1)}`;
    return texts.length === 0 ? [] : [`${title}\n\n${texts.join('\n')}\n`];
  });
  const added = sections.length === 0 ? '' : `\n${sections.join('\n')}`;
  return changelog.replace(heading, `${heading}\n## [${version}] - ${date}\n${added}`);
}

/**
 * Returns a manifest with the version and the ranges of a release. Versions of examples stay unchanged.
 *
 * @param {Record<string, any>} manifest
 * @param {string} version
 */
export function withVersion(manifest, version) {
  const isPublished = manifest.version !== undefined && manifest.private !== true;
  const lists = dependencyLists.flatMap((list) => {
    if (!manifest[list]) return [];
    const ranges = Object.entries(manifest[list]).map(([name, range]) => [
      name,
      name.startsWith(scope) && range !== '*' ? `^${version}` : range,
    ]);
    return [[list, Object.fromEntries(ranges)]];
  });
  return { ...manifest, ...(isPublished && { version }), ...Object.fromEntries(lists) };
}

/**
 * Returns the module with the version that servers compare with the ranges of plugins.
 *
 * @param {string} source `packages/server/src/host-version.ts`
 * @param {string} version
 * @throws {Error} when the module contains no version
 */
export function withHostVersion(source, version) {
  const declaration = /(hostVersion = ')[^']*(')/;
  if (!declaration.test(source)) throw new Error('host-version.ts declares no hostVersion.');
  return source.replace(declaration, `$1${version}$2`);
}

/**
 * Prepares a release in the working tree.
 *
 * @param {{ root: string, manifests: readonly string[], version: string, date: string }} release `manifests` are
 *   absolute paths of package.json files
 * @throws {Error} when the version is released or lower than the present one
 */
export function prepareRelease({ root, manifests, version, date }) {
  const contents = manifests.map((file) => ({ file, manifest: JSON.parse(readFileSync(file, 'utf8')) }));
  const present = contents.find(({ manifest }) => manifest.name === `${scope}shell`)?.manifest.version;
  const changelogFile = join(root, 'CHANGELOG.md');
  const changelog = readFileSync(changelogFile, 'utf8');
  const isReleased = changelog.includes(`\n## [${version}]`);
  if (semver.valid(version) === null || semver.lt(version, present) || isReleased) {
    throw new Error(`The version must be higher than ${present}, such as ${semver.inc(present, 'minor')}.`);
  }
  const changes = readChanges(join(root, 'changes'));
  writeFileSync(changelogFile, withRelease(changelog, { version, date, changes }));
  for (const { file, manifest } of contents) {
    writeFileSync(file, `${JSON.stringify(withVersion(manifest, version), null, 2)}\n`);
  }
  const hostVersionFile = join(root, 'packages/server/src/host-version.ts');
  writeFileSync(hostVersionFile, withHostVersion(readFileSync(hostVersionFile, 'utf8'), version));
  for (const { file } of changes) rmSync(file);
}
