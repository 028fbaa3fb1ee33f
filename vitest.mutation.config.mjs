import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { reusedWorkers } from './test/mutation/reused-worker.ts';
import { loadErrors } from './test/mutation/load-errors.ts';
import { partsNamed } from './test/mutation/parts.mjs';
import { sharedConfig } from './vite.shared.ts';

const [part] = partsNamed([process.env['MUTATION_PART'] ?? 'fields-and-actions']);

/** The path in the mutated copy, which is beside the links to the packages and has to be their target. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The tests of what decides who may do what, on the embedded database alone: each runs thousands of times. */
export default defineConfig({
  ...sharedConfig,
  plugins: [
    {
      name: 'reused-workers',
      // Stryker overrides the pool of a configuration with its own.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: reusedWorkers.name, poolRunner: reusedWorkers });
      },
    },
  ],
  resolve: {
    ...sharedConfig.resolve,
    alias: [
      { find: /^@admin\/content-model$/, replacement: here('packages/content-model/src/index.ts') },
      { find: /^@admin\/contract$/, replacement: here('packages/contract/src/index.ts') },
    ],
  },
  test: {
    reporters: ['default', loadErrors()],
    environment: 'node',
    setupFiles: ['./test/mutation/setup.ts'],
    // After Stryker's own.
    sequence: { setupFiles: 'list' },
    env: { TMPDIR: process.env['TMPDIR'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir()) },
    provide: { postgres: null },
    include: part.tests,
    // A world for all files of a part: loading the server for each would take most of the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
