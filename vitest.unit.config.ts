import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sharedConfig } from './vite.shared.ts';
import { countReporter } from './test/count-reporter.ts';

/** Suites that start servers or processes: each in a process of its own, with what they need of the machine. */
const serverTests = [
  'packages/server/src/**/*.test.ts',
  'plugins/*/src/server/**/*.test.ts',
  'examples/*/src/server/**/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
];

/** Rules, which ask for nothing but themselves. */
const rules = [
  'packages/{blocks-html,content-model,contract,editors,entry-form,ui,shell}/src/**/*.test.ts',
  'plugins/*/src/**/*.test.ts',
  'examples/*/src/**/*.test.ts',
];

/** Components, and rules that ask for the browser: `.test.tsx`, or `.dom.test.ts` where nothing is rendered. */
const browserTests = ['packages', 'plugins', 'examples'].flatMap((group) => [
  `${group}/*/src/**/*.test.tsx`,
  `${group}/*/src/**/*.dom.test.ts`,
]);

/**
 * Databases of tests live in memory where the machine has such a folder: they are as durable as ever, and need
 * not wait for a disk to say so.
 */
const memoryFolder = { TMPDIR: process.env['TMPDIR'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir()) };
Object.assign(process.env, memoryFolder);

// Each project says itself how packages are found in Node: lists of a configuration grow by those that it extends.
const { ssr, ...shared } = sharedConfig;

/** Tests of servers hand packages on to Node, which would be led to files for bundlers that it cannot read. */
const nodeOnly = {
  resolve: { conditions: ssr.resolve.conditions.filter((name) => name !== 'module') },
};

/** Rules in Node, components in jsdom, HTTP tests against the real server and database. */
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
          pool: 'forks',
          // One more than there are processors leaves less of them unused, and takes longer: each loads all that is tested,
          // and what shares a processor slows each other down.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          // Pages come and go by the dozen: with room for young objects they are seldom collected.
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          setupFiles: ['./test/setup-dom.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          include: browserTests,
        },
      },
      {
        extends: true,
        ssr: nodeOnly,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          // These wait for databases and other processes as well as they work.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          env: memoryFolder,
          globalSetup: ['./packages/server/src/testing/postgres-setup.ts'],
          include: [...rules, ...serverTests],
          exclude: browserTests,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
