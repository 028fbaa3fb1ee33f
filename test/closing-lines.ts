import { stripVTControlCharacters } from 'node:util';

/** A test that a reader of the end of a log has to know of. */
export interface NotableTest {
  readonly name: string;
  /** What was thrown, as the runner has it; the first is told. */
  readonly errors: readonly { readonly message?: string | undefined }[];
}

/** Characters of a reason that a line takes. */
const longestReason = 300;

/** Where stories can be looked at, of which nothing is up when others read the log. */
const invitation = /Click to debug the error directly in Storybook: \S+/g;

/** What was thrown first, in one line: of a run on another machine, the end of the log is all that is left. */
function reasonOf({ errors: [error] }: NotableTest): string {
  const reason = stripVTControlCharacters(error?.message ?? '')
    .replace(invitation, '')
    .replace(/\s+/g, ' ')
    .trim();
  return reason && `: ${reason.slice(0, longestReason)}`;
}

const lineOf = (state: string) => (test: NotableTest) => `${state}: ${test.name}${reasonOf(test)}\n`;

/** The lines that name what passed only when it was repeated, and what failed, each with its reason. */
export const namedLines = (repeated: readonly NotableTest[], failures: readonly NotableTest[]): string =>
  [...repeated.map(lineOf('Passed only when repeated')), ...failures.map(lineOf('Failed'))].join('');
