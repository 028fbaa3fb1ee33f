import { build, minifySync, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Settings of the panel's configuration under which its modules resolve. */
export type ModuleSettings = Pick<UserConfig, 'resolve' | 'ssr' | 'css' | 'define'>;

/** The path of a module that has no file. Its imports resolve as those of a module of the application do. */
const entryIn = (root: string) => `${root}/virtual-entry.js`;

const moduleInMemory = (path: string, code: string): Plugin => ({
  name: 'module-in-memory',
  enforce: 'pre',
  resolveId: (id) => (id === path ? path : null),
  load: (id) => (id === path ? code : null),
});

/** A module with everything that it imports. */
export interface BundledModule {
  readonly code: string;
  /** Its style sheets; empty without any. */
  readonly styles: string;
}

/** Builds a module into one file with everything that it imports. */
async function buildModule(root: string, { build: options, ...config }: UserConfig): Promise<BundledModule> {
  const result = await build({
    ...config,
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { target: 'es2022', ...options, write: false },
  });
  const [{ output } = { output: [] }] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('The build has no script.');
  const styles = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  return {
    code: chunk.code.trim(),
    styles: styles.map((part) => (part.type === 'asset' ? String(part.source).trim() : '')).join('\n'),
  };
}

/**
 * Builds a script that shares no chunks with the panel. It is identical for every build of the same sources, so a
 * policy can contain its hash.
 *
 * @param module a file, which is built as a module, or the code of a module, which is built as a classic script
 */
export async function bundleScript(
  root: string,
  { resolve, define, css }: ModuleSettings,
  module: { readonly file: string } | { readonly code: string },
): Promise<BundledModule> {
  const isFile = 'file' in module;
  const entry = isFile ? module.file : entryIn(root);
  const { code, styles } = await buildModule(root, {
    ...(resolve && { resolve }),
    ...(define && { define }),
    // The same classes as in the panel, whose build contains the style sheets.
    ...(css && { css }),
    plugins: isFile ? [] : [moduleInMemory(entry, module.code)],
    build: {
      lib: { entry, formats: [isFile ? 'es' : 'iife'], name: 'documentStart' },
      // React, for one, which modules import for functions that the script does not contain.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  // Vite does not minify modules of libraries.
  return { code: isFile ? minifySync(`${entry}.mjs`, code).code : code, styles };
}

/**
 * Builds a module for Node.js, so that it runs from any folder.
 *
 * @param module `assetFileNames` names the files that it imports as those of the panel; needed if it imports any
 */
export async function bundleForNode(
  root: string,
  settings: ModuleSettings,
  module: { readonly code: string; readonly assetFileNames?: (asset: Rolldown.PreRenderedAsset) => string },
): Promise<string> {
  const entry = entryIn(root);
  const { code } = await buildModule(root, {
    ...settings,
    plugins: [moduleInMemory(entry, module.code)],
    ssr: { ...settings.ssr, noExternal: true },
    experimental: { renderBuiltUrl: (file) => `./${file}` },
    build: {
      ssr: true,
      rolldownOptions: {
        input: { module: entry },
        output: {
          codeSplitting: false,
          ...(module.assetFileNames && { assetFileNames: module.assetFileNames }),
        },
      },
    },
  });
  return code;
}
