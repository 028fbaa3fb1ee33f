import type { Reporter, Vitest } from 'vitest/node';

/**
 * Reports test files that failed to load to Stryker: without a failing test in them, it counts a mutation that prevents
 * the program from starting as undetected.
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
