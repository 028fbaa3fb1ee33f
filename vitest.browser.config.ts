import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { countReporter } from './test/count-reporter.ts';
import { chromiumArguments, chromiumPath, runtimeDependencies, sharedConfig } from './vite.shared.ts';

// A new object for every project: the browser plugin modifies the one that it receives.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
    // Tests would otherwise wait for animations on a page that draws few frames.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** Renders every story in a real browser, runs its play function and checks it with axe. */
export default defineConfig({
  ...sharedConfig,
  optimizeDeps: {
    include: [...runtimeDependencies, 'react-dom/client', 'react/jsx-dev-runtime'],
    // Storybook imports it unbundled: a bundled copy would contain a second axe.
    exclude: ['@storybook/addon-a11y'],
  },
  test: {
    reporters: ['default', countReporter],
    maxWorkers: Math.min(4, availableParallelism()),
    // As in Storybook, all stories of a worker share one page: modules load once.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['./test/prompt-reveals.ts', './test/no-interaction-log.ts'],
          browser: browser(),
          testTimeout: 30_000,
        },
      },
    ],
  },
});
