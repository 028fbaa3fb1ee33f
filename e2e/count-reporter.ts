import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Plain closing lines, as the other runner has them: what failed, then how many. */
export default class CountReporter implements Reporter {
  readonly #outcomes = new Map<string, { test: TestCase; status: TestResult['status'] }>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    this.#outcomes.set(test.id, { test, status });
  }

  onEnd(): void {
    const outcomes = [...this.#outcomes.values()];
    const passed = outcomes.filter(({ status }) => status === 'passed').length;
    const skipped = outcomes.filter(({ status }) => status === 'skipped').length;
    const failures = outcomes.filter(({ status }) => status !== 'passed' && status !== 'skipped');
    const named = failures.map(({ test }) => `Failed: ${test.titlePath().slice(2).join(' > ')}\n`).join('');
    process.stdout.write(
      `\n${named}Tests: ${passed} passed, ${failures.length} failed, ${skipped} skipped\n`,
    );
  }
}
