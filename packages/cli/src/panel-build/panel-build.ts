import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, parseSync, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { chunkGroups, chunkModules, requireChunkModules, type ChunkGroup } from './chunk-groups.ts';
import { classicEnd, classicScripts } from './classic-scripts.ts';
import { compiledTexts } from './compiled-texts.ts';
import { describedPackages, type DescribedPackage } from './described-packages.ts';
import { documentMarkup } from './document-markup.ts';
import { documentStart } from './document-start.ts';
import { inlineStyles } from './inline-styles.ts';
import { lateStyles } from './late-styles.ts';
import { smallerLibraries } from './libraries.ts';
import { awaitsAtTop } from './module-syntax.ts';
import { signInTemplate } from './sign-in-template.ts';
import type { ModuleSettings } from './single-file.ts';

/** What the build needs to know of a panel. */
export interface PanelOptions {
  /**
   * The module with the export `product`: the `productName` and `logo` of `createAdmin`, for the sign-in form in the document.
   * Relative to the root of the application.
   * @default 'product.ts'
   */
  readonly product?: string;
  /**
   * Whether the first chunks are classic scripts, whose compiled code browsers keep. A build whose plugins use a top-level
   * `await`, or reassign what they export, needs `false`.
   * @default true
   */
  readonly classicScripts?: boolean;
}

/**
 * The priorities of groups: chunks that packages declare from 1 to 99 above `declared`, so that those below 20 leave icons that
 * pages share to their chunk, and exclusive ones after all shared modules.
 */
const order = { start: 400, declared: 300, icons: 319, shared: 200, exclusive: 0 } as const;

const assetFileNames = ({ names: [name = 'asset'] }: Rolldown.PreRenderedAsset): string =>
  // A shared style sheet is named after the modules that share it.
  name.includes('~') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]';

/**
 * Returns the plugins that make the first page fast: they render the sign-in form and the first requests into the document,
 * and group the modules of packages that describe themselves (`atrium.panelBuild`) into few chunks.
 */
export function panelBuild({
  product = 'product.ts',
  classicScripts: classic = true,
}: PanelOptions): PluginOption[] {
  let root = '';
  let settings: ModuleSettings = {};
  let installed: readonly DescribedPackage[] = [];
  /** The packages that the panel contains; in development all that are installed. */
  let packages: readonly DescribedPackage[] = [];
  let groups: readonly ChunkGroup[] = [];
  /** The modules of each chunk, when all modules are known. */
  let modulesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  /** The ids of the page and of its own modules. */
  const pageModules = new Set<string>();
  /** True if the module of the page is part of the first classic script. */
  let isPageClassic = false;

  const classicNames = (): readonly string[] => [
    'rolldown-runtime',
    'start',
    ...groups.filter((group) => group.classic).map(({ name }) => name),
  ];
  const isIn = (name: string, id: string): boolean => modulesOf.get(name)?.has(id) === true;
  const output = (): Rolldown.OutputOptions => ({
    codeSplitting: {
      groups: [
        // Excludes the entry module of the page: no module imports it, and it may be no classic script.
        { name: 'start', tags: ['$initial'], test: (id) => !pageModules.has(id), priority: order.start },
        ...groups.map(({ name, exclusive, priority }) => ({
          name,
          test: (id: string) => isIn(name, id),
          priority: (exclusive ? order.exclusive : order.declared) + priority,
        })),
        // Icons that several pages load: alone, each would be a request of 200 bytes.
        {
          name: 'shared~icons',
          test: /[\\/]icons[\\/][\w-]+\.mjs$/,
          minShareCount: 2,
          priority: order.icons,
          includeDependenciesRecursively: false,
        },
        // Modules that several pages share, in one chunk for each set of pages. Merging them could create chunks that
        // import each other, one of which would be evaluated too early. What they import is shared by as many pages.
        {
          name: 'shared',
          test: (id) => !groups.some(({ name, exclusive }) => exclusive && isIn(name, id)),
          minShareCount: 2,
          entriesAware: true,
          priority: order.shared,
          includeDependenciesRecursively: false,
        },
      ],
    },
    // A shared chunk is named after the modules that share it.
    chunkFileNames: ({ name }) =>
      `assets/${name.split('~')[0] ?? name}-[hash]${classic && classicNames().includes(name) ? classicEnd : '.js'}`,
    // Named like the script that it contains then.
    entryFileNames: () => (isPageClassic ? `assets/start-[hash]${classicEnd}` : 'assets/[name]-[hash].js'),
    assetFileNames,
  });

  return [
    {
      name: 'panel-build',
      config(config: UserConfig) {
        root = normalizePath(resolve(config.root ?? '.'));
        settings = {
          ...(config.resolve && { resolve: config.resolve }),
          ...(config.ssr && { ssr: config.ssr }),
          ...(config.css && { css: config.css }),
          ...(config.define && { define: config.define }),
        };
        installed = describedPackages(root, config.resolve?.conditions ?? []);
        packages = installed;
        groups = chunkGroups(installed);
        return { build: { rolldownOptions: { output: output() } } };
      },
      buildEnd() {
        const ids = new Set(this.getModuleIds());
        packages = installed.filter(({ main }) => main === null || ids.has(main));
        for (const id of ids) {
          const info = this.getModuleInfo(id);
          if (!info?.isEntry) continue;
          pageModules.add(id);
          for (const imported of info.importedIds) pageModules.add(imported);
        }
        // The page may wait for plugins at its top level.
        isPageClassic =
          classic &&
          [...pageModules].every(
            (id) => !awaitsAtTop(parseSync(`${id}.js`, this.getModuleInfo(id)?.code ?? '').program),
          );
        modulesOf = chunkModules(groups, {
          entries: [...ids].filter((id) => this.getModuleInfo(id)?.isEntry),
          importsOf: (id) => {
            const info = this.getModuleInfo(id);
            return { fixed: info?.importedIds ?? [], lazy: info?.dynamicallyImportedIds ?? [] };
          },
        });
      },
    },
    ...smallerLibraries(),
    ...compiledTexts(),
    documentMarkup(),
    lateStyles(),
    signInTemplate({
      product: () => {
        const module = normalizePath(resolve(root, product));
        if (existsSync(module)) return module;
        throw new Error(
          `${module} does not exist. Export the product from it, with its productName, or name its module: panelConfig({}, { product: '…' }).`,
        );
      },
      root: () => root,
      settings: () => settings,
      assetFileNames,
    }),
    requireChunkModules(() => packages),
    classic && inlineStyles((chunk) => groups.some((group) => group.name === chunk && group.inlineStyles)),
    classic && classicScripts((chunk) => groups.some(({ name, compiled }) => name === chunk && compiled)),
    documentStart({ packages: () => packages, root: () => root, settings: () => settings }),
  ];
}
