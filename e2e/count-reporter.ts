import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { failureLines } from '../test/closing-lines.ts';

/** Characters of a page in the log. */
const maxPage = 6_000;

/** Returns the accessibility tree of the page at the time of a failure. CI keeps no other artifact. */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  const [, page = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
  return page && `${page.slice(0, maxPage)}\n`;
}

/** Prints plain closing lines for `npm test`: failed tests, then the counts. */
export default class CountReporter implements Reporter {
  readonly #outcomes = new Map<string, { test: TestCase; status: TestResult['status'] }>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status } = result;
    this.#outcomes.set(test.id, { test, status });
    if (status !== 'passed' && status !== 'skipped') process.stdout.write(pageOf(result));
  }

  onEnd(): void {
    const outcomes = [...this.#outcomes.values()];
    const passed = outcomes.filter(({ status }) => status === 'passed').length;
    const skipped = outcomes.filter(({ status }) => status === 'skipped').length;
    const failures = outcomes
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ test }) => ({
        name: test.titlePath().slice(2).join(' > '),
        errors: test.results.flatMap(({ errors }) => errors),
      }));
    process.stdout.write(
      `\n${failureLines(failures)}Tests: ${passed} passed, ${failures.length} failed, ${skipped} skipped\n`,
    );
  }
}
