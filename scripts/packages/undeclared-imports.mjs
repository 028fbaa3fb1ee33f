import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Returns the package of an import: `@admin/shell` for `@admin/shell/testing`. */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the import specifiers of a file. */
function importsOf(file) {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the type files that the entry points import; types of dynamically imported modules are not public. */
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

/** Returns the type file of a module: `dist/index.d.ts` for `dist/index.ts`. */
function typesOf(module) {
  return module.replace(/(?<!\.d)\.[jt]sx?$/, '.d.ts');
}

/**
 * Returns the packages that a built package imports without declaring them: they would resolve in this repository only.
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
