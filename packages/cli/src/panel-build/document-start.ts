import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleForNode, bundleScript, type ModuleSettings } from './single-file.ts';
import type { DescribedPackage, FilesSpec } from './described-packages.ts';

/** The file next to the built page with the hash of the script for a policy. */
const hashFile = 'document-script.sha256';

/** The module next to the built page with the requests of the script, which the server of the panel imports. */
const requestsFile = 'document-requests.mjs';

/** The id of the list, which the script of `@admin/shell/preload` reads. */
const chunkListId = 'admin-chunks';

interface DocumentStart {
  readonly packages: () => readonly DescribedPackage[];
  readonly root: () => string;
  readonly settings: () => ModuleSettings;
}

/** Returns the code of a module with the preloads of the packages as `preloads`. */
function codeWithPreloads(packages: readonly DescribedPackage[], code: string): string {
  const modules = packages.flatMap(({ spec: { preload }, find }) =>
    preload === undefined ? [] : find(preload).map(({ id }) => id),
  );
  const imports = modules.map(
    (id, index) => `import { preload as preload${String(index)} } from ${JSON.stringify(id)};`,
  );
  const names = modules.map((_, index) => `preload${String(index)}`).join(', ');
  return `${imports.join('\n')}\nconst preloads = [${names}];\n${code}`;
}

/** Returns the code of the script: what the packages request, and how the shell starts with it. */
const scriptOf = (packages: readonly DescribedPackage[]): string =>
  codeWithPreloads(
    packages,
    "import { startDocument } from '@admin/shell/preload';\nstartDocument(preloads);",
  );

/** Returns the code of the module with the requests of the script, for the server. */
const requestsOf = (packages: readonly DescribedPackage[]): string =>
  codeWithPreloads(
    packages,
    "import { createDocumentRequests } from '@admin/shell/preload';\nexport const requestsOf = createDocumentRequests(preloads);",
  );

type Chunk = Rolldown.OutputChunk;

/** Returns the chunk that contains a module. */
const chunkOf = (id: string, chunks: readonly Chunk[]): Chunk | undefined =>
  chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id));

/** Adds a chunk and its imports to a set. */
function collect(chunk: Chunk | undefined, chunks: ReadonlyMap<string, Chunk>, into: Set<Chunk>): void {
  if (!chunk || into.has(chunk)) return;
  into.add(chunk);
  for (const file of chunk.imports) collect(chunks.get(file), chunks, into);
}

/** Returns the files of chunks, their imports and their styles, except those that the page loads anyway. */
function filesOf(wanted: readonly Chunk[], chunks: readonly Chunk[]): readonly string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) collect(chunk, byFile, loaded);
  const seen = new Set(loaded);
  for (const chunk of wanted) collect(chunk, byFile, seen);
  return [...seen]
    .filter((chunk) => !loaded.has(chunk))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

/** A group of files of one package, by name. Modules and scripts are ids. */
interface Group {
  readonly name: string;
  readonly modules: readonly string[];
  readonly scripts: readonly string[];
  /** True if the scripts have style sheets. */
  readonly styles: boolean;
  readonly assets: readonly string[];
}

/** Returns the groups of a description: one for each text that the `*` of its modules can be. */
function groupsOf(name: string, spec: FilesSpec, find: DescribedPackage['find']): readonly Group[] {
  const modules = (spec.modules ?? []).flatMap((path) => find(path));
  const scripts = (spec.scripts ?? []).flatMap((path) => find(path)).map(({ id }) => id);
  const stars = name.includes('*') ? new Set(modules.flatMap(({ star }) => star || [])) : [''];
  return [...stars].map((star) => ({
    name: name.replace('*', star),
    modules: modules.filter((module) => ['', star].includes(module.star)).map(({ id }) => id),
    scripts,
    styles: spec.styles ?? false,
    assets: spec.assets ?? [],
  }));
}

const allGroups = (packages: readonly DescribedPackage[]): readonly Group[] =>
  packages.flatMap(({ spec, find }) =>
    Object.entries(spec.files ?? {}).flatMap(([name, files]) => groupsOf(name, files, find)),
  );

/** Returns the name of the file of a separate script. Its end tells the document to run it instead of preloading it. */
const scriptName = (id: string): string => `${basename(id).replace(/\.\w+$/, '')}.early.js`;

/** Returns the name of the style sheet of a separate script. Its end tells the document that only its own page needs it. */
const stylesName = (id: string): string => scriptName(id).replace(/js$/, 'css');

/** Orders files: browsers open few connections to a server, and the page of the document does not wait for scripts. */
const scriptsLast = (one: string, other: string): number =>
  Number(one.endsWith('.js')) - Number(other.endsWith('.js'));

/** Returns the file names in `assets` of each group, which the script reads. */
function fileLists(groups: readonly Group[], bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const lists = new Map<string, Set<string>>();
  for (const { name, ...group } of groups) {
    const wanted = group.modules.map((id) => chunkOf(id, chunks));
    // Files of a package that is installed, but not part of the panel.
    if (wanted.includes(undefined)) continue;
    const own = group.scripts.flatMap((id) => [scriptName(id), ...(group.styles ? [stylesName(id)] : [])]);
    const names = new Set([...group.assets, ...own]);
    const assets = outputs.filter(
      (output) => output.type === 'asset' && output.names.some((one) => names.has(one)),
    );
    const code = filesOf(
      wanted.filter((chunk) => chunk !== undefined),
      chunks,
    );
    const list = lists.get(name) ?? new Set();
    for (const file of [...code, ...assets.map(({ fileName }) => fileName)]) {
      list.add(file.replace('assets/', ''));
    }
    lists.set(name, list);
  }
  return Object.fromEntries([...lists].map(([name, files]) => [name, [...files].toSorted(scriptsLast)]));
}

/**
 * Adds an inline script to the head of the document, and the list of files that it may fetch. The list is separate
 * data, because file names change with every build, and a static policy could not contain the hash of the script. The
 * hash is written next to the page.
 */
export function documentStart({ packages, root, settings }: DocumentStart): Plugin {
  let text: string | undefined;
  return {
    name: 'document-start',
    async renderStart() {
      const groups = allGroups(packages());
      const styled = new Set(groups.flatMap((group) => (group.styles ? group.scripts : [])));
      for (const id of new Set(groups.flatMap((group) => group.scripts))) {
        const { code, styles } = await bundleScript(root(), settings(), { file: id });
        this.emitFile({ type: 'asset', name: scriptName(id), source: code });
        if (styled.has(id)) this.emitFile({ type: 'asset', name: stylesName(id), source: styles });
      }
      const source = await bundleForNode(root(), settings(), { code: requestsOf(packages()) });
      this.emitFile({ type: 'asset', fileName: requestsFile, source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        ({ code: text } = await bundleScript(root(), settings(), { code: scriptOf(packages()) }));
        // After the scripts of the page, whose URL contains the path of the panel.
        const starting = { tag: 'script', children: text, injectTo: 'head' as const };
        // In development there are no chunks.
        if (!bundle) return [starting];
        const attrs = { type: 'application/json', id: chunkListId };
        const children = JSON.stringify(fileLists(allGroups(packages()), bundle));
        return [{ tag: 'script', attrs, children, injectTo: 'head' as const }, starting];
      },
    },
    writeBundle({ dir }) {
      if (text === undefined || dir === undefined) return;
      writeFileSync(`${dir}/${hashFile}`, createHash('sha256').update(text).digest('base64'));
    },
  };
}
