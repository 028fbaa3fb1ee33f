import { defaultServerConditions, defineConfig } from 'vite';
import { sourceCondition } from '../../vite.shared.ts';

/** The server in one file per entry: workspace sources are bundled, installed packages are not. */
export default defineConfig({
  ssr: {
    // Bundling the small ones saves a third of the start; yup breaks when it is bundled.
    noExternal: [/^@admin\//, 'kysely', /^typebox/, 'jose', 'qs', 'cldr-core'],
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  },
  resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Chunks lie beside the entries: paths to the package's folders are relative to the running file.
      output: { chunkFileNames: '[name]-[hash].js' },
      input: {
        backup: 'src/server/backup.ts',
        main: 'src/server/main.ts',
        // A process of its own, started by its file.
        'picture-process': '../../plugins/media-library/src/server/pictures/picture-process.js',
        routes: 'src/server/routes.ts',
        restore: 'src/server/restore.ts',
        seed: 'src/server/seed.ts',
      },
    },
  },
});
