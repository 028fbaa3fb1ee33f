import { defaultServerConditions, defineConfig } from 'vite';
import { serverData, sourceCondition } from '../../vite.shared.ts';

/** Bundles the server into few files: resolving files is slow, so this saves a quarter of the start. */
export default defineConfig({
  plugins: [serverData],
  ssr: {
    // Packages with binaries or rarely used ones; yup breaks when bundled.
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
      // Chunks are next to the entries: paths to folders of the package are relative to the running file.
      output: { chunkFileNames: '[name]-[hash].js' },
      input: {
        backup: 'src/server/backup.ts',
        doctor: 'src/server/doctor.ts',
        main: 'src/server/main.ts',
        // Started as a separate process by its file name.
        'picture-process': '../../plugins/media-library/src/server/pictures/picture-process.js',
        routes: 'src/server/routes.ts',
        restore: 'src/server/restore.ts',
        seed: 'src/server/seed.ts',
        types: 'src/server/types.ts',
      },
    },
  },
});
