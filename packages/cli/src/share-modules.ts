import { readFile } from 'node:fs/promises';
import { resolve as resolvePath, sep } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';
import { panelModules } from './host-modules.js';
import { installedFolder } from './panel-build/described-packages.ts';

/** The module that applications import. */
const listId = '@admin/cli/shared-modules';
const listModule = '\0shared-modules';
const prefix = '\0shared-module:';

/** An export of a module, and the module that declares it. */
interface Export {
  readonly name: string;
  readonly local: string;
  readonly from: string;
}

type Resolve = (source: string, importer: string) => Promise<string | null>;
type Program = ReturnType<typeof parseSync>['program'];
type Declaration = Program['body'][number];
type ModuleName = { readonly type: string; readonly name?: string; readonly value?: unknown };

const nameOf = (node: ModuleName): string =>
  node.type === 'Identifier' ? String(node.name) : String(node.value);

const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes('/node_modules/.vite/');

/** Returns the names that an exported declaration declares. */
function declaredNames(node: Declaration): readonly string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  const isValue = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
  return isValue && node.id ? [node.id.name] : [];
}

/** Returns where the imported names of a module come from. */
function importsOf({
  body,
}: Program): ReadonlyMap<string, { readonly source: string; readonly name: string }> {
  const imports = new Map<string, { readonly source: string; readonly name: string }>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = nameOf(specifier.imported);
      imports.set(specifier.local.name, { source: node.source.value, name });
    }
  }
  return imports;
}

/**
 * Lists the exports of a module with the modules that declare them, through every re-export. A shared module that imported an
 * entry point such as `@admin/ui` would make the first script of the panel contain all of it.
 */
async function traceExports(file: string, resolve: Resolve): Promise<readonly Export[]> {
  const { program } = parseSync(file, await readFile(file, 'utf8'));
  const imports = importsOf(program);
  const trace = async (name: string, local: string, source: string): Promise<Export> => {
    const target = await resolve(source, file);
    if (target === null) return { name, local, from: source };
    const found = isSource(target) ? await traceExports(target, resolve) : [];
    const declared = found.find((one) => one.name === local);
    return declared ? { ...declared, name } : { name, local, from: target };
  };
  const traced = program.body.map(async (node): Promise<readonly Export[]> => {
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') {
      const target = await resolve(node.source.value, file);
      return target === null ? [] : traceExports(target, resolve);
    }
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
    if (node.declaration) {
      return declaredNames(node.declaration).map((name) => ({ name, local: name, from: file }));
    }
    const values = node.specifiers.filter(({ exportKind }) => exportKind !== 'type');
    return Promise.all(
      values.map(async ({ exported, local }) => {
        const [name, own] = [nameOf(exported), nameOf(local)];
        if (node.source) return trace(name, own, node.source.value);
        const imported = imports.get(own);
        return imported ? trace(name, imported.name, imported.source) : { name, local: name, from: file };
      }),
    );
  });
  return (await Promise.all(traced)).flat();
}

/** Returns the code of a shared module whose exports are not limited. */
async function codeOf(name: string, resolve: Resolve): Promise<string> {
  // A namespace contains the exports of a module of CommonJS as well.
  if (!name.startsWith('@admin/')) return `import * as exports from '${name}';\nexport { exports };`;
  const file = await resolve(name, '');
  if (file === null) throw new Error(`The shared module ${name} cannot be resolved.`);
  const exports = await traceExports(file, resolve);
  return exports
    .map(
      ({ name: exported, local, from }) => `export { ${local} as ${exported} } from ${JSON.stringify(from)};`,
    )
    .join('\n');
}

/** Returns the shared modules of installed packages; those of a linked package are served from its sources. */
function bundledModules(root: string): readonly string[] {
  return Object.keys(panelModules).filter((name) => {
    const [first = '', second] = name.split('/');
    const folder = installedFolder(first.startsWith('@') ? `${first}/${second}` : first, root);
    return folder?.split(sep).includes('node_modules');
  });
}

/**
 * Makes the shared modules of a panel importable as `@admin/cli/shared-modules`: those of `panelModules` that the application
 * has installed. Each is a chunk that loads when a built plugin needs it.
 */
export function shareModules(): Plugin {
  let root = '';
  let isServed = false;
  return {
    name: 'share-modules',
    enforce: 'pre',
    config({ root: folder = '.' }, { command }) {
      isServed = command === 'serve';
      // Vite would otherwise find them when a built plugin loads, and reload the page to bundle them.
      return isServed ? { optimizeDeps: { include: [...bundledModules(resolvePath(folder))] } } : null;
    },
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      if (id === listId) return listModule;
      return id.startsWith(`${listId}/`) ? prefix + id.slice(listId.length + 1) : null;
    },
    async load(this: Rolldown.PluginContext, id) {
      const importer = `${root}/index.html`;
      const resolve: Resolve = async (source, from) => {
        const found = await this.resolve(source, from === '' ? importer : from);
        return !found || found.external ? null : (found.id.split('?', 1)[0] ?? null);
      };
      if (id === listModule) {
        const names = Object.keys(panelModules);
        const found = await Promise.all(names.map((name) => resolve(name, '')));
        const loaders = names
          .filter((_, index) => found[index] !== null)
          .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${listId}/${name}`)})`);
        return `export default {\n${loaders.join(',\n')}\n};`;
      }
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const names = panelModules[name];
      if (names) return `export { ${names.join(', ')} } from '${name}';`;
      // In development, the size of the first script does not matter.
      return isServed && name.startsWith('@admin/') ? `export * from '${name}';` : codeOf(name, resolve);
    },
  };
}
