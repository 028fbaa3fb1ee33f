import { partsNamed, reportOf } from './test/mutation/parts.mjs';

/** The part that is run, as scripts/mutation.mjs names it. */
const name = process.env['MUTATION_PART'] ?? 'fields-and-actions';
const [part] = partsNamed([name]);

/** Changes what decides who may do what, a little at a time, and asks whether a test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './test/mutation/sentences.mjs'],
  ignorers: ['sentences'],
  vitest: { configFile: 'vitest.mutation.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  mutate: [...part.files, '!packages/**/{index,*.test}.ts'],
  ignorePatterns: ['.cache', 'docs', 'e2e', 'bench', 'stories', '**/dist', 'examples', 'data'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: reportOf(name) },
  clearTextReporter: { logTests: false, reportTests: false },
  // On a machine that is busy with something else, slow is not endless.
  timeoutMS: 20_000,
  warnings: { slow: false },
};
