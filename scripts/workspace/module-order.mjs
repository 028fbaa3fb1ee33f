import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Tests, stories, fixtures and test kits may import anything. */
const unshipped = /\.(?:test|test-d|stories|spec|testing)\.|\/(?:fixtures|testing)\//;

/** Folders with more subfolders than this declare their module order. */
const undeclaredFolders = 4;

const importPattern = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** @typedef {{ from: string, to: string }} ModuleImport paths from the root of the project */

/** @returns {string[]} the packages, as paths from the root */
export function packageFolders(root) {
  return ['packages', 'plugins'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, group, entry.name, 'src')))
      .map(({ name }) => `${group}/${name}`),
  );
}

/** @returns {string[]} the shipped source files of a package, as paths from the root */
function sourceFiles(root, folder) {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !unshipped.test(file.slice(folder.length)))
    .toSorted();
}

/**
 * Reads the relative imports of files, type imports and dynamic ones included.
 *
 * @param {string} root
 * @param {readonly string[]} files as paths from the root
 * @returns {ModuleImport[]}
 */
function importsOf(root, files) {
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(importPattern)].flatMap(([, specifier]) => {
      const target = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
      const to = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) =>
        known.has(path),
      );
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

/**
 * Reads the declared orders of a README: blocks of code that are marked `modules <folder>`, with a line for each level,
 * uppermost first, and the modules of a level separated by commas.
 *
 * @param {string} text
 * @returns {Map<string, string[][]>} the levels by folder
 */
export function declaredOrders(text) {
  return new Map(
    [...text.matchAll(/^```modules (\S+)\n([\s\S]*?)^```$/gm)].map(([, folder, lines]) => [
      folder,
      lines
        .trim()
        .split('\n')
        .map((line) => line.split(',').map((name) => name.trim())),
    ]),
  );
}

/** Returns the module of a folder that contains a file: a subfolder or the file itself. */
const moduleOf = (folder, file) => file.slice(folder.length + 1).split('/')[0];

/** @returns {Map<string, Set<string>>} the modules of each folder below `src` */
function modulesByFolder(files) {
  const folders = new Map();
  for (const file of files) {
    for (let folder = dirname(file); folder.includes('/src'); folder = dirname(folder)) {
      const modules = folders.get(folder) ?? new Set();
      folders.set(folder, modules.add(moduleOf(folder, file)));
    }
  }
  return folders;
}

/** Returns the imports between the modules of a folder. */
const importsBetween = (folder, imports) =>
  imports.filter(
    ({ from, to }) =>
      from.startsWith(`${folder}/`) &&
      to.startsWith(`${folder}/`) &&
      moduleOf(folder, from) !== moduleOf(folder, to),
  );

/** Checks the modules of a folder against their declared order. */
function problemsOfOrder(folder, modules, levels, imports) {
  const level = new Map(levels.flatMap((names, index) => names.map((name) => [name, index])));
  const missing = [...modules].filter((name) => !level.has(name));
  const unknown = [...level.keys()].filter((name) => !modules.has(name));
  return [
    ...missing.map((name) => `${folder}: the order in the README does not contain ${name}.`),
    ...unknown.map((name) => `${folder}: the order in the README contains ${name}, which does not exist.`),
    ...importsBetween(folder, imports)
      .filter(({ from, to }) => level.get(moduleOf(folder, from)) >= level.get(moduleOf(folder, to)))
      .map(
        ({ from, to }) =>
          `${from} imports ${to}, whose module is not below its own in the order of ${folder}.`,
      ),
  ];
}

/** Checks that no module of a folder imports, directly or not, a module that imports it. */
function problemsOfLoops(folder, modules, imports) {
  const targets = new Map([...modules].map((name) => [name, new Set()]));
  for (const { from, to } of importsBetween(folder, imports)) {
    targets.get(moduleOf(folder, from))?.add(moduleOf(folder, to));
  }
  // Modules that import no remaining module, or are imported by none, are not part of a loop.
  for (let size = -1; size !== targets.size;) {
    size = targets.size;
    for (const [name, imported] of targets) {
      const importsSome = [...imported].some((other) => targets.has(other));
      const isImported = [...targets.values()].some((others) => others.has(name));
      if (!importsSome || !isImported) targets.delete(name);
    }
  }
  return targets.size === 0
    ? []
    : [`${folder}: ${[...targets.keys()].join(', ')} import each other in a loop.`];
}

/**
 * Checks that modules, the files and folders in one folder, import in one direction only, and that the README of each
 * package declares the order of the large ones.
 *
 * @param {string} root of the project
 * @returns {string[]} one sentence for each problem
 */
export function moduleProblems(root) {
  return packageFolders(root).flatMap((packageFolder) => {
    const readme = join(root, packageFolder, 'README.md');
    if (!existsSync(readme)) return [`${packageFolder} has no README.md.`];
    const orders = declaredOrders(readFileSync(readme, 'utf8'));
    const files = sourceFiles(root, packageFolder);
    const imports = importsOf(root, files);
    const folders = modulesByFolder(files);
    const unknown = [...orders.keys()].filter((folder) => !folders.has(`${packageFolder}/${folder}`));
    return [
      ...unknown.map(
        (folder) => `${packageFolder}/README.md declares the order of ${folder}, which does not exist.`,
      ),
      ...[...folders].flatMap(([folder, modules]) => {
        const levels = orders.get(folder.slice(packageFolder.length + 1));
        if (levels !== undefined) return problemsOfOrder(folder, modules, levels, imports);
        const subfolders = [...modules].filter((name) => !/\.tsx?$/.test(name));
        return subfolders.length > undeclaredFolders || folder === `${packageFolder}/src`
          ? [`${packageFolder}/README.md does not declare the order of ${folder}.`]
          : problemsOfLoops(folder, modules, imports);
      }),
    ];
  });
}
