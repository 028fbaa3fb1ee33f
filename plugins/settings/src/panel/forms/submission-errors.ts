import { ApiError, type MessageValue } from '@admin/shell';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { problemText } from '../feedback/problem-text.ts';

/** Some answers name the field in a way of their own: `{ currentPassword: ['Invalid credentials'] }`. */
function namedProblems({ details }: ApiError): readonly (readonly [name: string, message: string])[] {
  return Object.entries(details).flatMap(([name, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
    return typeof first === 'string' ? [[name, first] as const] : [];
  });
}

function problemsAtFields(error: ApiError): readonly (readonly [name: string, message: string])[] {
  const problems = error.fieldProblems.map(({ path, message }) => [path.join('.'), message] as const);
  return problems.length > 0 ? problems : namedProblems(error);
}

/**
 * What a refused submission means for a form: errors at its fields, and above the form what concerns
 * none of them.
 * @param fields names of the fields that are on the form
 * @param homes fields for refusals that name none, by the text that they contain
 */
export function submissionErrors(
  error: unknown,
  fields: readonly string[],
  homes: Readonly<Record<string, RegExp>> = {},
): SubmissionErrors {
  if (!(error instanceof ApiError)) return { [FORM_ERROR]: problemText(error) };
  const problems = problemsAtFields(error);
  const errors: Record<string, MessageValue> = {};
  for (const [name, message] of problems) {
    const field = fields.find((known) => known === name || name.startsWith(`${known}.`)) ?? FORM_ERROR;
    errors[field] ??= message;
  }
  if (problems.length > 0) return errors;
  const home = Object.keys(homes).find((name) => homes[name]?.test(error.message));
  return { [home ?? FORM_ERROR]: problemText(error) };
}
