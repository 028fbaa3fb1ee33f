import { defineConfig } from 'vitest/config';
import { countReporter } from './test/count-reporter.ts';

/** The packages as installed in another project. Setup runs once, before the first test. */
export default defineConfig({
  test: {
    reporters: ['default', countReporter],
    include: ['test/packages/*.test.mjs'],
    // Each file builds and packs the packages in the same folders.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
