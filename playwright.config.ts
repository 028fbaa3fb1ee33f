import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './vite.shared.ts';

/** Journeys of a person through the built product; each test starts the servers that it needs. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./e2e/count-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    trace: 'retain-on-failure',
  },
});
