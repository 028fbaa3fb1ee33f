import type { Reporter } from 'vitest/node';
import { namedLines, type NotableTest } from './closing-lines.ts';

/** Plain closing lines for people and machines that only count: what passed only when repeated, what failed, then how many. */
export const countReporter: Reporter = {
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failures: NotableTest[] = [];
    const repeated: NotableTest[] = [];
    for (const module of modules) {
      const errors = module.errors();
      if (errors.length > 0) {
        counts.failed += 1;
        failures.push({ name: module.relativeModuleId, errors });
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        const named = {
          name: `${module.relativeModuleId} > ${test.fullName}`,
          errors: result.errors ?? [],
        };
        if (result.state === 'failed') failures.push(named);
        if (test.diagnostic()?.flaky) repeated.push(named);
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'failed') counts.failed += 1;
        else counts.skipped += 1;
      }
    }
    process.stdout.write(
      `\n${namedLines(repeated, failures)}Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
    );
  },
};
