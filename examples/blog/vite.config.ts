import { defineConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';

/** The panel. Addresses are relative, so that the server can mount it under any base path. */
export default defineConfig({
  ...sharedConfig,
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
            // The start is fetched whole: one script compresses better and arrives sooner than thirty.
            { name: 'start', tags: ['$initial'], priority: 3 },
            // The rules of forms: wanted with the first form that is edited, not with the first list.
            { name: 'rules', test: /node_modules\/(yup|property-expr|tiny-case|toposort)\//, priority: 2 },
            // What several pages share; parts below the threshold (bytes of source) join a neighbour.
            {
              name: 'shared',
              test: (id) => !id.includes('/plugins/settings/'),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
              priority: 1,
            },
            // What the pages of the settings share with each other only.
            { name: 'settings', minShareCount: 2 },
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
