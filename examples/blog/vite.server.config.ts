import { defaultServerConditions, defineConfig } from 'vite';
import { serverData, sourceCondition } from '../../vite.shared.ts';

/** The server in few files: a file costs more to find than to run, so that this saves a quarter of a start. */
export default defineConfig({
  plugins: [serverData],
  ssr: {
    // These have binaries, are asked for by few servers or by none; yup breaks when it is bundled.
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@fastify/ajv-compiler',
      '@fastify/fast-json-stringify-compiler',
      '@node-rs/argon2',
      'libsql',
      'nodemailer',
      'pg',
      'sharp',
      'yup',
    ],
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
