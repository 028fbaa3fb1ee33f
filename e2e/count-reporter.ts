import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One plain closing line, as the other runner has it. */
export default class CountReporter implements Reporter {
  readonly #outcomes = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#outcomes.set(test.id, result.status);
  }

  onEnd(): void {
    const statuses = [...this.#outcomes.values()];
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    process.stdout.write(
      `\nTests: ${passed} passed, ${statuses.length - passed - skipped} failed, ${skipped} skipped\n`,
    );
  }
}
