import { stripVTControlCharacters } from 'node:util';

/** A failed test as a reporter names it. */
export interface FailedTest {
  readonly name: string;
  /** The errors of the runner; the first one is printed. */
  readonly errors: readonly { readonly message?: string | undefined }[];
}

/** Characters of a reason. */
const maxReason = 300;

/** A link to a Storybook that no longer runs when the log is read. */
const storybookLink = /Click to debug the error directly in Storybook: \S+/g;

function reasonOf({ errors: [error] }: FailedTest): string {
  const reason = stripVTControlCharacters(error?.message ?? '')
    .replace(storybookLink, '')
    .replace(/\s+/g, ' ')
    .trim();
  return reason && `: ${reason.slice(0, maxReason)}`;
}

/** Returns the lines that name failed tests, each with its reason. `npm test` repeats them at the end of its log. */
export const failureLines = (failures: readonly FailedTest[]): string =>
  failures.map((test) => `Failed: ${test.name}${reasonOf(test)}\n`).join('');
