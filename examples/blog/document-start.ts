import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';

/** The file next to the built page with the hash of the script for a policy. */
const hashFile = 'document-script.sha256';

/** The id of the list, which the script of `@admin/shell/preload` reads. */
const chunkListId = 'admin-chunks';

interface DocumentStart {
  /** The module of the inline script. It is bundled separately and shares no chunks with the panel. */
  readonly script: string;
  /** Chunk names by the name that the script uses. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Further files that are fetched with a group. */
  readonly assets: Readonly<Record<string, RegExp>>;
  /** Modules that are built as files like the inline script, by file name; a group may contain them as assets. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of each language, in groups that are named `language:de`. */
  readonly languages: {
    /** The chunk of the language packs. */
    readonly packs: string;
    /** Matches the module with the texts of a language; its group is the code. */
    readonly texts: RegExp;
  };
}

/** Builds the script as text. It is identical for every build of the same sources, so a policy can contain its hash. */
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
  if (!chunk.code.includes(chunkListId)) throw new Error(`${entry} reads no list called ${chunkListId}.`);
  return chunk.code.trim();
}

type Chunk = Rolldown.OutputChunk;

/** Returns the file names in `assets` of a chunk, its imports and their styles, except those that the page loads anyway. */
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

/** Returns the files of each language: the chunk of the language packs, and that of the texts. */
function languageLists({ packs, texts }: DocumentStart['languages'], chunks: readonly Chunk[]) {
  const shared = filesOf(packs, chunks);
  return chunks.flatMap(({ facadeModuleId, fileName }) => {
    const code = texts.exec(facadeModuleId ?? '')?.[1];
    return code === undefined ? [] : [[`language:${code}`, [...shared, fileName.replace('assets/', '')]]];
  });
}

/** The files of each group, which the script reads. */
function fileLists({ groups, assets, languages }: DocumentStart, bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const files = outputs.map(({ fileName }) => fileName.replace('assets/', ''));
  const lists = Object.entries(groups).map(([group, names]) => {
    const code = new Set(names.flatMap((name) => filesOf(name, chunks)));
    return [group, [...code, ...files.filter((file) => assets[group]?.test(file))]];
  });
  return Object.fromEntries([...lists, ...languageLists(languages, chunks)]);
}

/**
 * Adds an inline script to the head of the document, and the list of files that it may fetch. The list is separate
 * data, because file names change with every build, and a static policy could not contain the hash of the script. The
 * hash is written next to the page.
 */
export function documentStart(spec: DocumentStart): Plugin {
  let root = '';
  let text: string | undefined;
  return {
    name: 'document-start',
    configResolved(config) {
      root = config.root;
    },
    async renderStart() {
      for (const [fileName, entry] of Object.entries(spec.files)) {
        this.emitFile({ type: 'asset', name: fileName, source: await bundleScript(`${root}/${entry}`) });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        text = await bundleScript(`${root}/${spec.script}`);
        // After the scripts of the page, whose URL contains the path of the panel.
        const starting = { tag: 'script', children: text, injectTo: 'head' as const };
        // In development there are no chunks.
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
