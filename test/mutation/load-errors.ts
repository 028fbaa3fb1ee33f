import type { Reporter, Vitest } from 'vitest/node';

/**
 * Tells Stryker of files of tests that could not be loaded: without a test in them that fails, it takes a change that
 * keeps the program from starting for one that nobody has noticed.
 */
export function loadErrors(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(instance) {
      vitest = instance;
    },
    onTestRunEnd(modules) {
      for (const error of modules.flatMap((module) => module.errors())) {
        vitest?.state.catchError(error, 'A file of tests could not be loaded');
      }
    },
  };
}
