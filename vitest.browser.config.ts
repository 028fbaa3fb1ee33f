import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { countReporter } from './test/count-reporter.ts';
import { chromiumArguments, chromiumPath, runtimeDependencies, sharedConfig } from './vite.shared.ts';

// A fresh object for every project: the browser plugin writes into the one that it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    // What moves is judged where it stands; a page that draws few frames would be waited for.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** Every story rendered in a real browser, its play function run, axe clean. */
export default defineConfig({
  ...sharedConfig,
  optimizeDeps: {
    include: [...runtimeDependencies, 'react-dom/client', 'react/jsx-dev-runtime'],
    // Storybook takes it as it is: a copy of it would bring another axe.
    exclude: ['@storybook/addon-a11y'],
  },
  test: {
    reporters: ['default', countReporter],
    // A story waits for the page as often as it works: as many pages as there are processors, up to a few.
    maxWorkers: Math.min(4, availableParallelism()),
    // Storybook, too, shows one story after the other in one page: no file pays for loading everything again.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // As in journeys, a story that fails is shown anew, and named when that passes.
        test: {
          name: 'storybook',
          setupFiles: ['./test/prompt-reveals.ts', './test/no-interaction-log.ts'],
          browser: browser(),
          testTimeout: 60_000,
          retry: 1,
        },
      },
    ],
  },
});
