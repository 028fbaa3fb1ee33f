import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { ApiError } from '../../http/api-error.ts';
import { errorText } from '../../messages/error-text.ts';
import type { MessageValue } from '../../messages/message.ts';

/**
 * What a failed call means for a form: the first error about each value by its path, as in `userInfo.password`, else
 * one for the whole form. The form finds the fields that the paths mean.
 * @param otherwise said where the server has no words. @default "An error occurred"
 */
export function explainError(error: unknown, otherwise?: MessageValue): SubmissionErrors {
  const problems = error instanceof ApiError ? error.fieldProblems : [];
  if (problems.length === 0) return { [FORM_ERROR]: errorText(error, otherwise) };
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]).toReversed());
}
