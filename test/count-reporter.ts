import type { Reporter } from 'vitest/node';

/** Plain closing lines for people and machines that only count: what passed only when repeated, what failed, then how many. */
export const countReporter: Reporter = {
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failures: string[] = [];
    const repeated: string[] = [];
    for (const module of modules) {
      if (module.errors().length > 0) {
        counts.failed += 1;
        failures.push(module.relativeModuleId);
      }
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        if (state === 'failed') failures.push(name);
        if (test.diagnostic()?.flaky) repeated.push(name);
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') counts.failed += 1;
        else counts.skipped += 1;
      }
    }
    const named = [
      ...repeated.map((name) => `Passed only when repeated: ${name}\n`),
      ...failures.map((name) => `Failed: ${name}\n`),
    ].join('');
    process.stdout.write(
      `\n${named}Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
    );
  },
};
