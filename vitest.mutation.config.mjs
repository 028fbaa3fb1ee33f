import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sharedConfig } from './vite.shared.ts';

/** The copy that is mutated stands beside the links to the packages, and has to be what they lead to. */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The tests of what decides who may do what, on the embedded database alone: each runs thousands of times. */
export default defineConfig({
  ...sharedConfig,
  resolve: {
    ...sharedConfig.resolve,
    alias: [
      { find: /^@admin\/content-model$/, replacement: here('packages/content-model/src/index.ts') },
      { find: /^@admin\/contract$/, replacement: here('packages/contract/src/index.ts') },
    ],
  },
  test: {
    environment: 'node',
    env: { TMPDIR: process.env['TMPDIR'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir()) },
    provide: { postgres: null },
    include: [
      'packages/content-model/src/permissions/**/*.test.ts',
      'packages/server/src/content/{permissions,query}/**/*.test.ts',
      'packages/server/src/identity/{permissions,roles,sign-in}/**/*.test.ts',
      'packages/server/src/identity/users/permissions/**/*.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
