import type { ViteUserConfig } from 'vitest/config';

/** The files of a project with tests. */
export interface VitestConfigSpec {
  /** Tests of the panel, which run in jsdom. @default `*.test.tsx` and `*.dom.test.ts` below the project */
  readonly panel?: readonly string[];
  /** Other tests, which run in Node.js. @default all other `*.test.ts` below the project */
  readonly server?: readonly string[];
}

/** Other folders that contain copies of the tests. */
const excluded = ['**/node_modules/**', '**/dist/**'];

/**
 * Returns a configuration of Vitest for an application or a plugin: panel tests run in jsdom with the set-up of
 * `@admin/shell/testing/setup`, other tests in Node.js. Combine it with other options by `mergeConfig`.
 */
export function vitestConfig({
  panel = ['**/*.test.tsx', '**/*.dom.test.ts'],
  server = ['**/*.test.ts'],
}: VitestConfigSpec = {}): ViteUserConfig {
  // The packages import CSS, which Node.js cannot load. Vitest compares the pattern with paths of files.
  const inline = { server: { deps: { inline: [/@admin\//] } } };
  return {
    test: {
      projects: [
        {
          extends: true,
          test: {
            ...inline,
            name: 'panel',
            environment: 'jsdom',
            setupFiles: ['@admin/shell/testing/setup'],
            include: [...panel],
            exclude: excluded,
            // The first test compiles the panel.
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            ...inline,
            name: 'server',
            environment: 'node',
            include: [...server],
            exclude: [...excluded, ...panel],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  };
}
