import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';

/** Beside the built page: the hash of the script, as a policy names it. */
const hashFile = 'document-script.sha256';

/** Id of the list, as the script of `@admin/shell/preload` looks for it. */
const chunkListId = 'admin-chunks';

interface DocumentStart {
  /** The module that runs inside of the document. It is bundled apart, and imports nothing of the panel's scripts. */
  readonly script: string;
  /** Names of chunks under the name by which the script asks for them. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Further files that are fetched with such a group. */
  readonly assets: Readonly<Record<string, RegExp>>;
}

/** The script as text. It is the same for every build of the same sources: a policy may name its hash. */
async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: sharedConfig.resolve,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'documentStart' },
    },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} is no script.`);
  if (!chunk.code.includes(chunkListId)) throw new Error(`${entry} looks for no list called ${chunkListId}.`);
  return chunk.code.trim();
}

type Chunk = Rolldown.OutputChunk;

/** A chunk, what it imports and their styles, as names of files in `assets`; nothing that the page loads anyway. */
function filesOf(name: string, chunks: readonly Chunk[]): readonly string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const collect = (chunk: Chunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) collect(byFile.get(file));
  };
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) collect(chunk);
  const loaded = new Set(seen);
  const wanted = chunks.find((chunk) => chunk.name === name);
  if (!wanted) throw new Error(`The build has no chunk called ${name}.`);
  collect(wanted);
  return [...seen]
    .filter((chunk) => !loaded.has(chunk))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => file.replace('assets/', ''));
}

/** Which files belong to which group, for the script to read. */
function fileLists({ groups, assets }: DocumentStart, bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const files = outputs.map(({ fileName }) => fileName.replace('assets/', ''));
  return Object.fromEntries(
    Object.entries(groups).map(([group, names]) => {
      const code = new Set(names.flatMap((name) => filesOf(name, chunks)));
      return [group, [...code, ...files.filter((file) => assets[group]?.test(file))]];
    }),
  );
}

/**
 * Puts a script into the head of the document, and beside it the list of files that it may start to fetch. The list
 * is data: names of files change with every build, and a policy of a host of files could not name its hash. The hash
 * of the script is written beside the page.
 */
export function documentStart(spec: DocumentStart): Plugin {
  let root = '';
  let text: string | undefined;
  return {
    name: 'document-start',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        text = await bundleScript(`${root}/${spec.script}`);
        // After the scripts of the page: their address tells where the panel is.
        const starting = { tag: 'script', children: text, injectTo: 'head' as const };
        // In development there are no chunks to fetch.
        if (!bundle) return [starting];
        const attrs = { type: 'application/json', id: chunkListId };
        const children = JSON.stringify(fileLists(spec, bundle));
        return [{ tag: 'script', attrs, children, injectTo: 'head' as const }, starting];
      },
    },
    writeBundle({ dir }) {
      if (text === undefined || dir === undefined) return;
      writeFileSync(`${dir}/${hashFile}`, createHash('sha256').update(text).digest('base64'));
    },
  };
}
