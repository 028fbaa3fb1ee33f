import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sharedConfig } from './vite.shared.ts';
import { countReporter } from './test/count-reporter.ts';

/** Tests that start servers or processes. */
const serverTests = [
  'packages/server/src/**/*.test.ts',
  'plugins/*/src/server/**/*.test.ts',
  'examples/*/src/server/**/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
  'bench/**/*.test.mjs',
  'packages/{cli,create-atrium}/src/**/*.test.mjs',
  'packages/create-atrium/templates/**/*.test.ts',
];

/** Tests of pure code. */
const rules = [
  'packages/{blocks-html,cli,client,content-model,contract,editors,entry-form,ui,shell}/src/**/*.test.ts',
  'plugins/*/src/**/*.test.ts',
  'examples/*/src/**/*.test.ts',
];

/** Tests of components, and of code that uses the DOM without rendering (`.dom.test.ts`). */
const browserTests = [
  'packages/create-atrium/templates/**/*.test.tsx',
  ...['packages', 'plugins', 'examples'].flatMap((group) => [
    `${group}/*/src/**/*.test.tsx`,
    `${group}/*/src/**/*.dom.test.ts`,
  ]),
];

/** Databases of tests are created in memory where the machine offers such a folder: syncing them costs no disk access. */
const memoryFolder = { TMPDIR: process.env['TMPDIR'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir()) };
Object.assign(process.env, memoryFolder);

// Each project sets `ssr` itself: Vite concatenates the lists of a configuration with those that it extends.
const { ssr, ...shared } = sharedConfig;

/** Server tests load packages with Node, which cannot read the bundler files of the `module` condition. */
const nodeOnly = {
  resolve: { conditions: ssr.resolve.conditions.filter((name) => name !== 'module') },
};

/** Unit tests in Node, component tests in jsdom, HTTP tests against a real server and database. */
export default defineConfig({
  ...shared,
  test: {
    reporters: ['default', countReporter],
    projects: [
      {
        extends: true,
        ssr,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Some tests set TZ, which has no effect in worker threads.
          pool: 'forks',
          // Each worker loads all tested modules: more workers than processors slow each other down.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          // Tests render and discard hundreds of pages: a larger young generation saves most collections.
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          // Vitest runs these files again for each test file, but not the modules that they import.
          setupFiles: ['./packages/shell/src/testing/setup.ts', './test/setup-dom.ts'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 20_000,
          include: browserTests,
        },
      },
      {
        extends: true,
        ssr: nodeOnly,
        test: {
          name: 'server',
          environment: 'node',
          // Some tests set TZ, which has no effect in worker threads.
          pool: 'forks',
          isolate: false,
          // Server tests wait for databases and other processes, which leaves processor time for one more worker.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          env: memoryFolder,
          globalSetup: ['./packages/server/src/testing/postgres-setup.ts'],
          include: [...rules, ...serverTests],
          exclude: browserTests,
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          // Hooks start PostgreSQL and whole servers.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
