import type { Reporter } from 'vitest/node';
import { failureLines, type FailedTest } from './closing-lines.ts';

/** Prints plain closing lines for `npm test`: failed tests, then the counts. */
export const countReporter: Reporter = {
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failures: FailedTest[] = [];
    for (const module of modules) {
      const errors = module.errors();
      if (errors.length > 0) {
        counts.failed += 1;
        failures.push({ name: module.relativeModuleId, errors });
      }
      for (const test of module.children.allTests()) {
        const { state, errors: testErrors = [] } = test.result();
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') {
          counts.failed += 1;
          failures.push({ name: `${module.relativeModuleId} > ${test.fullName}`, errors: testErrors });
        } else counts.skipped += 1;
      }
    }
    process.stdout.write(
      `\n${failureLines(failures)}Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
    );
  },
};
