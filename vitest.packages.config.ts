import { defineConfig } from 'vitest/config';
import { countReporter } from './test/count-reporter.ts';

/** What somebody else has who installs the packages. Everything is done once, before the first question. */
export default defineConfig({
  test: {
    reporters: ['default', countReporter],
    include: ['test/packages/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
