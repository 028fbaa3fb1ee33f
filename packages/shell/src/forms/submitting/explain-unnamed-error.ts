import type { SubmissionErrors } from 'final-form';
import { ApiError } from '../../http/api-error.ts';
import { explainError } from './explain-error.ts';

/** Returns the errors of responses in another format: `{ currentPassword: ['Invalid credentials'] }`. */
function namedProblems({ details }: ApiError): readonly (readonly [name: string, message: string])[] {
  return Object.entries(details).flatMap(([name, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
    return typeof first === 'string' ? [[name, first] as const] : [];
  });
}

/**
 * `explainError` for endpoints that reject a value without its path, such as a name that is taken.
 * @param fieldsByWords fields of the form, each with a pattern for its messages: `{ email: /email/i }`
 */
export function explainUnnamedError(
  error: unknown,
  fieldsByWords: Readonly<Record<string, RegExp>>,
): SubmissionErrors {
  const errors = explainError(error);
  if (!(error instanceof ApiError) || error.fieldProblems.length > 0) return errors;
  const named = namedProblems(error);
  if (named.length > 0) return Object.fromEntries(named);
  const field = Object.keys(fieldsByWords).find((name) => fieldsByWords[name]?.test(error.message));
  return field === undefined ? errors : { [field]: error.message };
}
