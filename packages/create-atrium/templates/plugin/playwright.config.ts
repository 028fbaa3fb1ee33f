import { defineConfig } from '@playwright/test';

const port = 4173;

/** Set CHROMIUM_PATH to use an installed browser; otherwise run `npx playwright install chromium`. */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: executablePath === undefined ? {} : { executablePath, args: ['--no-sandbox'] },
  },
  webServer: {
    // Each run starts with an empty database.
    command: 'node e2e/start-empty.js',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/_health`,
  },
});
