import { defineConfig } from 'vitest/config';
import { sharedConfig } from './vite.shared.ts';
import { countReporter } from './test/count-reporter.ts';

/** Rules and components in Node and jsdom, HTTP tests against the real server and database. */
export default defineConfig({
  ...sharedConfig,
  test: {
    reporters: ['default', countReporter],
    // The runner itself does next to nothing: it needs no processor of its own.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['./test/setup-dom.ts'],
          testTimeout: 20_000,
          include: [
            'packages/{ui,shell}/src/**/*.test.{ts,tsx}',
            'plugins/*/src/**/*.test.{ts,tsx}',
            'examples/*/src/**/*.test.{ts,tsx}',
          ],
          exclude: ['plugins/*/src/server/**', 'examples/*/src/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{content-model,contract,server}/src/**/*.test.ts',
            'plugins/*/src/server/**/*.test.ts',
            'examples/*/src/server/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
