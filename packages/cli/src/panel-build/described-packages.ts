import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath } from 'vite';

/** A chunk, declared by one package. Others add modules to it. */
export interface ChunkSpec {
  /** Modules that the chunk contains, together with what they import. */
  readonly modules: readonly string[];
  /**
   * From 1 to 99. A module that two chunks could contain is in that of higher priority; below 20, icons that several pages share
   * are in another chunk. Only the declaring package sets it.
   */
  readonly priority?: number;
  /** Whether browsers keep the compiled code of the chunk between visits. */
  readonly classic?: boolean;
  /**
   * True if browsers compile all functions of a classic chunk when it loads. This suits chunks that load before users need
   * them.
   */
  readonly compiled?: boolean;
  /**
   * True if a classic chunk contains its style sheet, which would be a request of its own. This suits chunks that load after the
   * first page, since nothing with these styles can be rendered before the script has run.
   */
  readonly inlineStyles?: boolean;
  /**
   * True if the chunk leaves out modules that code outside of exclusive chunks imports, so that other pages do not load it for
   * such a module.
   */
  readonly exclusive?: boolean;
  /** The name of the chunk with the style sheets of an exclusive one. It has to be loaded before. */
  readonly styles?: string;
}

/** The files that the document fetches for a name in `PagePreload.chunks`. */
export interface FilesSpec {
  /** Modules whose chunks are fetched, with what they import. */
  readonly modules?: readonly string[];
  /** Modules that are built as separate scripts, which run before the panel. */
  readonly scripts?: readonly string[];
  /**
   * True if the scripts need their style sheets as files, because the chunks of their page contain them. The document removes
   * them once the panel has taken over.
   */
  readonly styles?: boolean;
  /** Names of further files of the build, such as fonts. */
  readonly assets?: readonly string[];
}

/** What a package adds to the build of a panel: `atrium.panelBuild` in its package.json. */
export interface PanelBuildSpec {
  readonly chunks?: Readonly<Record<string, ChunkSpec>>;
  /** The module whose export `preload` the script of the document uses. */
  readonly preload?: string;
  /** By name; the `*` of a name and of its modules is the same text. */
  readonly files?: Readonly<Record<string, FilesSpec>>;
}

/** A package that adds something to the build of a panel. */
export interface DescribedPackage {
  readonly name: string;
  readonly spec: PanelBuildSpec;
  /** The id of its main module; null for the application. */
  readonly main: string | null;
  /** Returns the ids of the modules that a path names: several if it contains a `*`, with the text of the `*`. */
  readonly find: (path: string) => readonly { readonly id: string; readonly star: string }[];
}

type Targets = string | { readonly [condition: string]: Targets } | null | undefined;

interface Manifest {
  readonly name?: string;
  readonly module?: string;
  readonly main?: string;
  readonly exports?: Targets;
  readonly atrium?: { readonly panel?: string | null; readonly panelBuild?: unknown };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The extensions of a module that is named without one. */
const extensions = ['.ts', '.tsx', '.js', '.jsx', '.mjs', ''];

function readManifest(folder: string): Manifest | null {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null;
}

/** Returns the folder of an installed package, as Node.js finds it; undefined for an optional one that is missing. */
export function installedFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Returns the first target of `exports` whose condition is met. */
function targetOf(targets: Targets, conditions: readonly string[]): string | undefined {
  if (typeof targets === 'string') return targets;
  for (const [condition, inner] of Object.entries(targets ?? {})) {
    if (!conditions.includes(condition)) continue;
    const target = targetOf(inner, conditions);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Returns the targets of the main module; undefined if `exports` has none. */
const mainTargets = ({ exports }: Manifest): Targets =>
  isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.')) ? exports['.'] : exports;

function mainModule(manifest: Manifest, conditions: readonly string[]): string {
  const usual = ['import', 'module', 'browser', 'production', 'default'];
  const target = targetOf(mainTargets(manifest), [...conditions, ...usual]);
  return target ?? manifest.module ?? manifest.main ?? './index.js';
}

/** Returns the folder of the sources of an application; a plugin that is developed in it has its own. */
function sourceFolder(root: string, manifest: Manifest): string {
  const plugin = manifest.atrium?.panel ?? (mainTargets(manifest) === undefined ? null : 'src/plugin.ts');
  return plugin === null ? root : dirname(join(root, plugin));
}

const isList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Rolldown ignores the fraction of a priority; the first script of the page has 100. */
const isPriority = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) > 0 && Number(value) < 100);

/** Returns the problem of a description; undefined if it is valid. */
function problemOf(spec: unknown): string | undefined {
  if (!isRecord(spec)) return 'it is no object';
  const { chunks = {}, preload, files = {}, ...unknown } = spec;
  const [key] = Object.keys(unknown);
  if (key !== undefined) return `the key ${key} is unknown`;
  if (preload !== undefined && typeof preload !== 'string') return 'preload is no path';
  if (!isRecord(chunks) || !isRecord(files)) return 'chunks and files have to be objects';
  for (const [name, chunk] of Object.entries(chunks)) {
    if (!isRecord(chunk) || !Array.isArray(chunk['modules']) || !isList(chunk['modules']))
      return `chunks.${name} has no list of modules`;
    if (!isPriority(chunk['priority'])) return `chunks.${name}.priority is no integer from 1 to 99`;
    if (chunk['styles'] !== undefined && chunk['exclusive'] !== true)
      return `chunks.${name}.styles needs exclusive: true`;
    if (chunk['inlineStyles'] === true && chunk['classic'] !== true)
      return `chunks.${name}.inlineStyles needs classic: true`;
  }
  for (const [name, group] of Object.entries(files)) {
    if (!isRecord(group) || !['modules', 'scripts', 'assets'].every((kind) => isList(group[kind])))
      return `files.${name} has to consist of lists of modules, scripts and assets`;
  }
  return undefined;
}

function specOf({ name = 'the application', atrium }: Manifest): PanelBuildSpec | undefined {
  const spec = atrium?.panelBuild;
  if (spec === undefined) return undefined;
  const problem = problemOf(spec);
  if (problem !== undefined) throw new Error(`atrium.panelBuild in the package.json of ${name}: ${problem}.`);
  return spec as PanelBuildSpec;
}

/** Returns the files whose path has any text at the position of the `*`, with that text. */
function matchingFiles(before: string, after: string) {
  const folder = dirname(`${before}*`);
  const files = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => ({
      id: normalizePath(file),
      star: file.slice(before.length, file.length - after.length),
    }));
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Returns a function that finds modules below a folder. */
function finderIn(folder: string, name: string): DescribedPackage['find'] {
  return (path) => {
    const [before = '', after] = join(folder, path).split('*');
    const file = extensions.map((extension) => before + extension).find((one) => isFile(one));
    const found =
      after === undefined
        ? [file].filter((one) => one !== undefined).map((one) => ({ id: normalizePath(one), star: '' }))
        : matchingFiles(before, after);
    if (found.length > 0) return found;
    throw new Error(
      `atrium.panelBuild in the package.json of ${name} names the module ${path}, which does not exist in ${folder}.`,
    );
  };
}

/**
 * Returns the packages that describe what they add to the build of a panel: the application, its dependencies, and the
 * dependencies of those. Paths are relative to the folder of the package's main module, so that they are the same for
 * sources and for the compiled package; those of an application are relative to its root.
 *
 * @param root the folder of the application
 * @param conditions further conditions of `exports`
 */
export function describedPackages(root: string, conditions: readonly string[]): readonly DescribedPackage[] {
  const application = realpathSync(root);
  const found: DescribedPackage[] = [];
  const seen = new Set<string>();
  const read = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = readManifest(folder);
    const spec = manifest && specOf(manifest);
    const isApplication = folder === application;
    if (!manifest || (!spec && !isApplication)) return;
    const { name = 'the application', dependencies, peerDependencies } = manifest;
    if (spec) {
      const main = isApplication ? null : join(folder, mainModule(manifest, conditions));
      const find = finderIn(main === null ? sourceFolder(folder, manifest) : dirname(main), name);
      found.push({ name, spec, main: main && normalizePath(main), find });
    }
    const needed = { ...dependencies, ...peerDependencies, ...(isApplication && manifest.devDependencies) };
    for (const other of Object.keys(needed)) {
      const installed = installedFolder(other, folder);
      if (installed !== undefined) read(installed);
    }
  };
  read(application);
  // The order of the names, not that of the dependencies: the script of the document is the same for each application.
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
