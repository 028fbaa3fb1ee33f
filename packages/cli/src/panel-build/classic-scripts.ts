import { posix } from 'node:path';
import { minifySync, parseSync, type Plugin, type Rolldown } from 'vite';
import { awaitsAtTop, reassignedExports } from './module-syntax.ts';
import { createScriptRegistry, scriptsTemplateId } from './script-registry.ts';

/** The end of the file names of classic scripts, which `@admin/shell/preload` recognizes. */
export const classicEnd = '.classic.js';

/** The global variable with the registry. */
const registry = 'adminScripts';

/** Compiles all functions with the script, off the main thread. */
const eager = '//# allFunctionsCalledOnLoad\n';

/** The address of the running script. */
const scriptUrl = 'adminScriptUrl';

/** The id of the template with the scripts of the page, which the script of the document runs. */
const startTemplateId = 'admin-start';

const isClassic = (file: string) => file.endsWith(classicEnd);
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const exportsOf = (file: string) => `${registry}.exports[${JSON.stringify(nameOf(file))}]`;

const programOf = ({ fileName, code }: Rolldown.OutputChunk) => parseSync(fileName, code).program;

type Node = ReturnType<typeof programOf>['body'][number];
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

type Name = { readonly type: string; readonly name?: string; readonly value?: unknown };
const spelled = (name: Name): string =>
  name.type === 'Identifier' ? String(name.name) : JSON.stringify(name.value);

/** Returns the statement that reads the imports from the registry. */
function readImports(node: Extract<Node, { type: 'ImportDeclaration' }>): string {
  const source = exportsOf(node.source.value);
  const [first] = node.specifiers;
  if (!first) return '';
  if (first.type === 'ImportNamespaceSpecifier') return `const ${first.local.name}=${source};`;
  const names = node.specifiers.map((specifier) => {
    const imported = specifier.type === 'ImportSpecifier' ? spelled(specifier.imported) : 'default';
    return imported === specifier.local.name ? imported : `${imported}:${specifier.local.name}`;
  });
  return `const{${names.join(',')}}=${source};`;
}

/** Returns the statements of a module that export what a script exports. */
function exportAgain(node: Extract<Node, { type: 'ExportNamedDeclaration' }>, source: string): string {
  const names = node.specifiers.map(({ local, exported }, index) => ({
    own: `_${String(node.start)}_${String(index)}`,
    from: spelled(local),
    to: spelled(exported),
  }));
  const bindings = names.map(({ own, from }) => `${from}:${own}`).join(',');
  const list = names.map(({ own, to }) => `${own} as ${to}`).join(',');
  return `const{${bindings}}=${exportsOf(source)};export{${list}};`;
}

/** Calls `visit` for each node of a tree. */
function walk(node: object, visit: (node: { readonly type: string }) => void): void {
  if ('type' in node && typeof node.type === 'string') visit(node as { readonly type: string });
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) walk(child as object, visit);
  }
}

/**
 * Returns the code of a chunk that reads classic scripts from the registry, and is one itself if its name says so.
 * @param isCompiled whether the browser compiles all functions with the script
 * @param neededBy returns the scripts that have to run before a file, apart from those of the page
 */
function transformed(
  chunk: Rolldown.OutputChunk,
  isFirst: boolean,
  isCompiled: boolean,
  neededBy: (file: string) => readonly string[],
): string {
  const { code, fileName } = chunk;
  const program = programOf(chunk);
  const edits: Edit[] = [];
  const exported: string[] = [];
  const classic = isClassic(fileName);
  for (const node of program.body) {
    const { start, end } = node;
    if (node.type === 'ImportDeclaration' && isClassic(node.source.value)) {
      edits.push({ start, end, text: readImports(node) });
    } else if (
      !classic &&
      node.type === 'ExportNamedDeclaration' &&
      node.source &&
      isClassic(node.source.value)
    ) {
      edits.push({ start, end, text: exportAgain(node, node.source.value) });
    } else if (classic && node.type === 'ExportNamedDeclaration' && !node.declaration && !node.source) {
      exported.push(
        ...node.specifiers.map(({ local, exported: name }) => `${spelled(name)}:${spelled(local)}`),
      );
      edits.push({ start, end, text: '' });
    } else if (classic && /^(?:Import|Export)/.test(node.type)) {
      throw new Error(`${fileName} has to be a classic script, but contains: ${code.slice(start, end)}`);
    }
  }
  walk(program, (node) => {
    const { start, end } = node as Node;
    if (node.type === 'ImportExpression') {
      const source = /^[`'"](.*)[`'"]$/.exec(code.slice(start, end).slice('import('.length, -1).trim())?.[1];
      if (source === undefined) return;
      const all = neededBy(posix.join(posix.dirname(fileName), source));
      // Scripts load what they need themselves, and those that this chunk needs have run.
      const others = all.flatMap((file) => neededBy(posix.join(posix.dirname(fileName), file)));
      const known = new Set([...others, ...neededBy(fileName), nameOf(fileName)]);
      const needed = all.filter((file) => !known.has(file));
      if (isClassic(source)) {
        edits.push({ start, end, text: `${registry}.load(${JSON.stringify(nameOf(source))})` });
      } else if (needed.length > 0) {
        const text = `${registry}.after(${JSON.stringify(needed)},()=>${code.slice(start, end)})`;
        edits.push({ start, end, text });
      }
    } else if (classic && node.type === 'MetaProperty' && code.slice(start, end) === 'import.meta') {
      const isUrl = code.slice(end, end + 4) === '.url' && !/\w/.test(code.charAt(end + 4));
      edits.push({ start, end: isUrl ? end + 4 : end, text: isUrl ? scriptUrl : '({})' });
    }
  });
  const body = applyEdits(code, edits);
  if (!classic) return body;
  const setUp = isFirst
    ? `globalThis.${registry}=(${String(createScriptRegistry)})("${scriptsTemplateId}");`
    : '';
  const own = `const ${scriptUrl}=document.currentScript.src;`;
  const result = exported.length > 0 ? `${exportsOf(fileName)}={${exported.join(',')}};` : '';
  const script = `${setUp}(function(){"use strict";${own}${body}\n${result}})();\n`;
  // Once more, since the names of the function can be shorter than those of a module.
  return (isCompiled ? eager : '') + minifySync(fileName, script).code;
}

/** Throws if a chunk cannot be a classic script, with the modules that are the reason. */
function assertClassic(chunk: Rolldown.OutputChunk, codeOf: (module: string) => string): void {
  const reasons = [
    ['waits at its top level', awaitsAtTop],
    [
      'reassigns what it exports, which other chunks would miss',
      (program) => reassignedExports(program).length > 0,
    ],
  ] as const satisfies readonly (readonly [string, (program: object) => boolean])[];
  for (const [reason, applies] of reasons) {
    if (!applies(programOf(chunk))) continue;
    const modules = chunk.moduleIds.filter((id) => applies(parseSync(`${id}.js`, codeOf(id)).program));
    throw new Error(
      `The classic script ${chunk.fileName} ${reason}, because of ${modules.join(', ')}. Import it by import(), or set classicScripts to false.`,
    );
  }
}

/**
 * Returns the classic scripts that the page runs at its start, in their order, the others, and which of the others a file
 * imports, directly or through other files.
 */
function scriptsOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atStart = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported && !atStart.has(file)) add(imported);
    }
    atStart.add(chunk.fileName);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  const classic = chunks.map(({ fileName }) => fileName).filter((file) => isClassic(file));
  const neededBy = (file: string, seen = new Set<string>()): readonly string[] => {
    for (const imported of byFile.get(file)?.imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      neededBy(imported, seen);
    }
    return [...seen].filter((one) => isClassic(one) && !atStart.has(one)).map(nameOf);
  };
  return {
    atStart: [...atStart].filter(isClassic),
    later: classic.filter((file) => !atStart.has(file)),
    neededBy: (file: string) => neededBy(file),
  };
}

/** Adds the code of the scripts that the page runs first to the last of them: each would be a request of its own. */
function mergeInto(atStart: readonly string[], bundle: Rolldown.OutputBundle): void {
  const chunks = atStart.map((file) => bundle[file] as Rolldown.OutputChunk);
  const last = chunks.pop();
  if (!last) return;
  last.code = [...chunks, last].map(({ code }) => code).join('');
  for (const { fileName } of chunks) delete bundle[fileName];
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const imports = chunk.imports.map((file) => (Object.hasOwn(bundle, file) ? file : last.fileName));
    chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName);
  }
}

/** The manifest of Vite, which it writes before chunks are merged. */
const manifestFile = '.vite/manifest.json';

type Manifest = Record<string, { readonly file: string; readonly imports?: readonly string[] }>;

/** Removes the chunks without a file from the manifest. */
function correctManifest(bundle: Rolldown.OutputBundle): void {
  const asset = bundle[manifestFile];
  if (asset?.type !== 'asset') return;
  const manifest = JSON.parse(String(asset.source)) as Manifest;
  const written = Object.entries(manifest).filter(([, { file }]) => Object.hasOwn(bundle, file));
  const keys = new Set(written.map(([key]) => key));
  const corrected = written.map(([key, { imports, ...chunk }]) => [
    key,
    { ...chunk, ...(imports && { imports: imports.filter((one) => keys.has(one)) }) },
  ]);
  asset.source = JSON.stringify(Object.fromEntries(corrected), undefined, 2);
}

const needsOf = (files: readonly string[]) => (files.length > 0 ? `data-needs="${files.join(' ')}" ` : '');

const element = (file: string, attributes: string) =>
  `<script ${attributes}crossorigin src="./${file}"></script>`;

/**
 * Serves the chunks whose file name ends with {@link classicEnd} as classic scripts: Chromium keeps the compiled code of
 * classic scripts between visits, but not that of modules. Other chunks read their imports from a registry, so each
 * module still exists once. The module of the page itself may stay a module.
 * @param isCompiled returns whether all functions of a chunk are compiled with it. In scripts that the first page needs, this
 *   takes longer than compiling what the page calls
 */
export function classicScripts(isCompiled: (chunkName: string) => boolean = () => false): Plugin {
  return {
    name: 'classic-scripts',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        modulePreload: {
          // A link of this kind would compile the script as a module.
          resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !isClassic(file)),
        },
      },
    }),
    // The names of files change with what this plugin makes of them.
    augmentChunkHash: () => [transformed, exportAgain, createScriptRegistry].map(String).join(''),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const { atStart, later, neededBy } = scriptsOf(bundle);
        const last = atStart.at(-1);
        // The last one contains the others.
        const ours = last === undefined ? '' : element(last, '');
        const template = `<template id="${scriptsTemplateId}">${later.map((file) => element(file, needsOf(neededBy(file)))).join('')}</template>`;
        return html
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, (link) =>
            link.includes(classicEnd) ? '' : link,
          )
          .replace(
            /<script type="module"[^>]*><\/script>/,
            (module) =>
              `<template id="${startTemplateId}">${ours}${module.includes(classicEnd) ? '' : module}</template>`,
          )
          .replace('</body>', () => `${template}</body>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { atStart, neededBy } = scriptsOf(bundle);
        const [first] = atStart;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (isClassic(chunk.fileName)) assertClassic(chunk, (id) => this.getModuleInfo(id)?.code ?? '');
          chunk.code = transformed(chunk, chunk.fileName === first, isCompiled(chunk.name), neededBy);
        }
        mergeInto(atStart, bundle);
        correctManifest(bundle);
      },
    },
  };
}
