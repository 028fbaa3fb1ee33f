import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { basePaths, journeysAt } from './e2e/support/base-paths.ts';
import type { CommonStart } from './e2e/support/journey.ts';
import { chromiumArguments, chromiumPath } from './vite.shared.ts';

// Browsers and data folders need no disk where the machine keeps files in memory.
if (existsSync('/dev/shm')) process.env['TMPDIR'] ??= '/dev/shm';

/** End-to-end tests of the built product. Each starts the servers that it needs. */
export default defineConfig<object, Pick<CommonStart, 'basePath'>>({
  testDir: 'e2e',
  // Each journey runs at one of the two base paths, so that every run covers both.
  projects: basePaths.map((basePath) => ({
    name: basePath,
    testMatch: journeysAt(basePath),
    use: { basePath },
  })),
  outputDir: 'test-results',
  globalSetup: './e2e/support/prepare-data.ts',
  fullyParallel: true,
  // A journey waits now and then, which leaves processor time for one more worker; further ones wait for each other.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/count-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    // Tests would otherwise wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    // Recording costs more than the journey: record a failed one with `npm run test:e2e -- --trace on <file>`.
    trace: 'off',
  },
});
