import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { basePaths, journeysAt } from './e2e/stage/base-paths.ts';
import type { CommonStart } from './e2e/stage/journey.ts';
import { chromiumArguments, chromiumPath } from './vite.shared.ts';

// Browsers and data folders need no disk where the machine keeps files in memory.
if (existsSync('/dev/shm')) process.env['TMPDIR'] ??= '/dev/shm';

/** Journeys of a person through the built product; each test starts the servers that it needs. */
export default defineConfig<object, Pick<CommonStart, 'basePath'>>({
  testDir: 'e2e',
  // Every run covers both base paths, and a journey always the same one.
  projects: basePaths.map((basePath) => ({
    name: basePath,
    testMatch: journeysAt(basePath),
    use: { basePath },
  })),
  outputDir: 'test-results',
  globalSetup: './e2e/stage/prepare-data.ts',
  fullyParallel: true,
  // Each journey is a browser, a server and a person in a hurry, who waits for a moment now and then: one more than there
  // are processors, up to a few. More at once only wait for each other.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  // A browser that a busy machine starves says nothing of the product: what fails each time, fails. All are told.
  retries: 2,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/count-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    // What moves is pressed and judged where it comes to rest; frames in between are drawn for nobody.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed after so long cannot be pressed at all.
    actionTimeout: 60_000,
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    // Recording costs more than the journey: only the repetition of what failed is recorded.
    trace: 'on-first-retry',
  },
});
