import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { ApiError } from '../../http/api-error.ts';
import { recoveryMessages } from './messages.ts';

/** What the server says stands above the form; without an answer there are words of our own. */
export function explainAboveForm(error: unknown): SubmissionErrors {
  if (!(error instanceof ApiError) || error.status === 0) return { [FORM_ERROR]: recoveryMessages.failed };
  // Of several problems the server's own message tells only the number.
  const [first, second] = error.fieldProblems;
  const message = first && second ? first.message : error.message;
  return { [FORM_ERROR]: message || recoveryMessages.failed };
}
