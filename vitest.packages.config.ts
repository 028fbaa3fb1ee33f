import { defineConfig } from 'vitest/config';
import { countReporter } from './test/count-reporter.ts';

/** The packages as installed in another project. Setup runs once, before the first test. */
export default defineConfig({
  test: {
    reporters: ['default', countReporter],
    include: ['test/packages/*.test.mjs'],
    globalSetup: 'test/packages/published-packages.mjs',
    // Installations wait for disks, builds for processors.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
