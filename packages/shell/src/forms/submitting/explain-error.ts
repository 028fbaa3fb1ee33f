import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { ApiError } from '../../http/api-error.ts';
import { errorText } from '../../messages/error-text.ts';
import type { MessageValue } from '../../messages/message.ts';

/**
 * Converts the error of a call into errors of a form: the first error of each value by its path, such as
 * `userInfo.password`, otherwise one for the whole form, as for a problem with an empty path. The form finds the fields of the paths.
 * @param otherwise used if the server sends no message. @default "An error occurred"
 */
export function explainError(error: unknown, otherwise?: MessageValue): SubmissionErrors {
  const problems = error instanceof ApiError ? error.fieldProblems : [];
  if (problems.length === 0) return { [FORM_ERROR]: errorText(error, otherwise) };
  return Object.fromEntries(
    problems.map(({ path, message }) => [path.join('.') || FORM_ERROR, message]).toReversed(),
  );
}
