import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { ApiError } from '../../http/api-error.ts';
import { refusalText } from '../../messages/refusal-text.ts';
import { authMessages } from '../frame/messages.ts';

/** What the server found wrong stands at its fields, everything else above the form. */
export function explainError(error: unknown): SubmissionErrors {
  // Without an answer there are no words but those of the browser.
  if (!(error instanceof ApiError) || error.status === 0)
    return { [FORM_ERROR]: authMessages.somethingWrong };
  const fields = error.name === 'ValidationError' ? error.fieldProblems : [];
  if (fields.length === 0) return { [FORM_ERROR]: refusalText(error) ?? authMessages.somethingWrong };
  return Object.fromEntries(fields.map(({ path, message }) => [path.at(-1) ?? '', message]));
}
