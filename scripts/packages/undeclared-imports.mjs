import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** `@admin/shell/testing` is of `@admin/shell`. */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What a file asks for, as it is written there. */
function importsOf(file) {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

/** Types that whoever imports one of the entries reads along: those of modules that are fetched late are nobody's. */
function typesBehind({ folder, entries }) {
  const reached = new Set(
    entries.map(({ source }) => typesOf(join(folder, source.replace('./src/', './dist/')))),
  );
  for (const file of reached) {
    for (const path of importsOf(file))
      if (path.startsWith('.')) reached.add(typesOf(join(dirname(file), path)));
  }
  return [...reached];
}

/** The types of a module: `dist/index.ts`, as imports call it, is `dist/index.d.ts`. */
function typesOf(module) {
  return module.replace(/(?<!\.d)\.[jt]sx?$/, '.d.ts');
}

/**
 * Packages that the built modules of a package, or its types, ask for and its package.json does not: they would be
 * found in this repository and nowhere else.
 *
 * @param {import('./workspaces.mjs').Package} workspace
 * @returns {readonly string[]}
 */
export function undeclaredImports(workspace) {
  const { name, folder, manifest } = workspace;
  const declared = new Set([
    name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  const modules = readdirSync(`${folder}/dist`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, 'dist', file));
  const problems = [...modules, ...typesBehind(workspace)].flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.startsWith('.') && !isBuiltin(path) && !declared.has(packageOf(path)))
      .map((path) => `${file.slice(folder.length + 1)} imports ${packageOf(path)}, which is not declared.`),
  );
  return [...new Set(problems)];
}
