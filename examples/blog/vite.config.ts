import { defineConfig } from 'vite';
import { classicEnd, classicScripts } from './classic-scripts.ts';
import { codeSplittingGroups, requireChunkModules, type ChunkGroup } from './chunk-groups.ts';
import { documentStart } from './document-start.ts';
import { intlWithoutLocaleCheck } from './intl-without-locale-check.ts';
import { lateStyles } from './late-styles.ts';
import { parserApart } from './parser-apart.ts';
import { routerWithoutWarnings } from './router-without-warnings.ts';
import { signInTemplate } from './sign-in-template.ts';
import { sharedConfig, shareModules } from '../../vite.shared.ts';

const pageModules = /\/blog\/(?:index\.html|src\/panel\/main\.tsx)$/;

/**
 * Chunks that are loaded whole: one script compresses better and arrives sooner than thirty. A chunk contains what its
 * modules import, unless a chunk of higher priority does, so no two of them import each other.
 */
const chunkGroups: readonly ChunkGroup[] = [
  {
    // The frame, the lists of content, and their shared modules: every signed-in user needs them.
    name: 'panel',
    modules: [
      /shell\/src\/private-panel\/private-panel\.ts$/,
      /intl\/message-parser\.ts$/,
      /panel\/routing\/content-pages\.ts$/,
    ],
    priority: 2,
  },
  {
    // Menus, dialogs, tooltips and lists of options, with their libraries: loaded when the first page is idle, or needed.
    name: 'layers',
    modules: [/\/(?:ui|shell)\/src\/\w+\/\w+Layer\.tsx$/],
    priority: 1.5,
  },
  {
    // What the panel needs after its first page.
    name: 'afterwards',
    modules: [
      /\/validate-contributions\.ts$/,
      /\/watch-errors\.ts$/,
      /panel\/late-plugins\.ts$/,
      /http\/axios-client\.ts$/,
    ],
    priority: 2,
  },
  {
    // The list of languages and how to load them, for users who chose another one than English.
    name: 'languages',
    modules: [/plugins\/languages\/src\/plugin\.ts$/, /phases\/load-texts\.ts$/],
    priority: 1,
  },
  {
    // The edit view, without inputs that few entries have. As separate modules it would be thirty requests.
    name: 'entry',
    modules: [/edit\/EditPage\.tsx$/, /i18n\/src\/panel\/content-parts\.ts$/],
    priority: 1,
  },
  {
    // What an entry shows after its fields.
    name: 'entry-later',
    modules: [/local-drafts\/RecoveredChanges\.tsx$/, /presence\/EntryPresence\.tsx$/],
    priority: 0.5,
  },
];

/** Chunks that are needed before the first rows or fields, as scripts whose compiled code browsers keep. */
const classicChunks = ['rolldown-runtime', 'start', 'panel', 'layers', 'entry'];

/** The panel. Addresses are relative, so that the server can mount it under any base path. */
export default defineConfig({
  ...sharedConfig,
  plugins: [
    ...sharedConfig.plugins,
    shareModules(),
    parserApart(),
    intlWithoutLocaleCheck(),
    routerWithoutWarnings(),
    lateStyles(),
    signInTemplate('src/panel/sign-in.ts'),
    requireChunkModules(chunkGroups),
    classicScripts(),
    documentStart({
      script: 'src/panel/document.ts',
      groups: {
        session: ['panel'],
        home: ['ContentHome'],
        content: ['panel'],
        entry: ['entry'],
      },
      assets: { session: /inter-latin-wght/, content: /remembered-page/ },
      files: { 'remembered-page.early.js': 'src/panel/remembered-page.ts' },
      languages: { packs: 'languages', texts: /\/languages\/src\/texts\/([\w-]+)\.json$/ },
    }),
  ],
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/panel',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Excludes the entry module of the page: it may wait for plugins, and no module imports it.
            { name: 'start', tags: ['$initial'], test: (id) => !pageModules.test(id), priority: 4 },
            ...codeSplittingGroups(chunkGroups),
            // Icons that several pages load: alone, each would be a request of 200 bytes.
            { name: 'shared~icons', test: /[\\/]icons[\\/][\w-]+\.mjs$/, minShareCount: 2, priority: 0.8 },
            // Modules that several pages share, in one chunk for each set of pages. Merging them could create chunks that
            // import each other, one of which would be evaluated too early.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
        // A shared chunk is named after the modules that share it.
        chunkFileNames: ({ name }) =>
          `assets/${name.split('~')[0]}-[hash]${classicChunks.includes(name) ? classicEnd : '.js'}`,
        assetFileNames: ({ names: [name = 'asset'] }) =>
          name.includes('~') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
