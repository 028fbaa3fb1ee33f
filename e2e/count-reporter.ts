import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { namedLines } from '../test/closing-lines.ts';

/** Characters of a page that a log takes. */
const longestPage = 6_000;

/** What stood on the page when a journey failed: of a run on another machine, the log is all that is left. */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  const [, page = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
  return page && `${page.slice(0, longestPage)}\n`;
}

const nameOf = (test: TestCase) => test.titlePath().slice(2).join(' > ');

const notable = ({ test }: { readonly test: TestCase }) => ({
  name: nameOf(test),
  errors: test.results.flatMap(({ errors }) => errors),
});

/** Plain closing lines, as the other runner has them: what passed only when repeated, what failed, how many. */
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
    const failures = outcomes.filter(({ status }) => status !== 'passed' && status !== 'skipped');
    const repeated = outcomes.filter(({ test }) => test.outcome() === 'flaky');
    process.stdout.write(
      `\n${namedLines(repeated.map(notable), failures.map(notable))}Tests: ${passed} passed, ${failures.length} failed, ${skipped} skipped\n`,
    );
  }
}
