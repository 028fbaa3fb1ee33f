/** Changes what decides who may do what, a little at a time, and asks whether a test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: [
    'packages/content-model/src/permissions/*.ts',
    'packages/server/src/content/permissions/*.ts',
    'packages/server/src/content/query/scope/*.ts',
    'packages/server/src/identity/permissions/**/*.ts',
    'packages/server/src/identity/users/permissions/*.ts',
    'packages/server/src/identity/sign-in/*.ts',
    '!packages/**/{index,*.test}.ts',
    '!packages/**/fixtures/**',
  ],
  // A changed sentence is no changed rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['.cache', 'docs', 'e2e', 'bench', 'stories', '**/dist', 'examples', 'data'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
};
