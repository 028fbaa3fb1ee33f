import { defineConfig } from 'vite';
import { documentStart } from './document-start.ts';
import { lateStyles } from './late-styles.ts';
import { parserApart } from './parser-apart.ts';
import { signInTemplate } from './sign-in-template.ts';
import { sharedConfig } from '../../vite.shared.ts';

const pageModules = /\/blog\/(?:index\.html|src\/panel\/main\.tsx)$/;

/** The panel. Addresses are relative, so that the server can mount it under any base path. */
export default defineConfig({
  ...sharedConfig,
  plugins: [
    ...sharedConfig.plugins,
    parserApart(),
    lateStyles(),
    signInTemplate('src/panel/sign-in.ts'),
    documentStart({
      script: 'src/panel/document.ts',
      groups: {
        session: ['panel'],
        home: ['ContentHome'],
        content: ['panel'],
        entry: ['entry'],
      },
      assets: { session: /inter-latin-wght/ },
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
    // The content security policy lets fonts come from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Fetched whole: one script compresses better and arrives sooner than thirty. A group takes along what
            // its modules import, unless a group before it has it, so no two of them can need each other.
            // The page's own module stays out, so that nothing imports it: it may wait for plugins, none waits for it.
            { name: 'start', tags: ['$initial'], test: (id) => !pageModules.test(id), priority: 4 },
            // The frame, the lists of content, and what every other page shares with them: whoever is signed in needs
            // all of it.
            {
              name: 'panel',
              test: /shell\/src\/private-panel\/private-panel\.ts$|intl\/message-parser\.ts$|panel\/routing\/content-pages\.ts$|\/(?:Content|Library|Settings)Icon\.tsx$/,
              priority: 2,
            },
            // Everything that a panel only needs once it stands.
            { name: 'afterwards', test: /\/(?:review-contributions|watch-errors)\.ts$/, priority: 2 },
            // The edit view, with what others share with it: apart it would be thirty scripts and styles, for which a
            // connection at a time is asked. Inputs that not every entry has stay out.
            { name: 'entry', test: /edit\/EntryPage\.tsx$/, priority: 1 },
            // What other pages have in common, in parts for those who share it. They are not merged, however small: a
            // merged part may need the one that needs it, and then one of the two is evaluated too early.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
        // A shared part is named after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = 'asset'] }) =>
          name.includes('~') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
