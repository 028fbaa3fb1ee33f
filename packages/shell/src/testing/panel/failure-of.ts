import type { ProblemDetails } from '../../extension/problems/problem-contexts.ts';
import type { BootProblem } from '../../extension/problems/problem.ts';

const causeOf = ({ context }: BootProblem): unknown => (context as ProblemDetails)['cause'];

function sentenceOf({ code, pluginId, message, context }: BootProblem): string {
  const { pointId, contributionId } = context as ProblemDetails;
  const place = [pointId, contributionId].filter((part) => typeof part === 'string').join(' / ');
  return `${code} in the plugin '${pluginId}'${place && ` (${place})`}: ${message}`;
}

/** The error that a test fails with; null where nothing went wrong. Its cause is the first thing that was thrown. */
export function failureOf(problems: readonly BootProblem[], unanswered: readonly string[]): Error | null {
  const sentences = [
    ...problems.map(sentenceOf),
    ...[...new Set(unanswered)].map((name) => `The test has no answer to ${name}: add it to \`answers\`.`),
  ];
  if (sentences.length === 0) return null;
  const cause = problems.map(causeOf).find((thrown) => thrown !== undefined);
  return new Error(sentences.join('\n'), cause === undefined ? {} : { cause });
}
