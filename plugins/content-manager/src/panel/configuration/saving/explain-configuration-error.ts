import { ApiError, explainError } from '@admin/shell';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';

/** What the server found wrong with a configuration: sentences without the path of a value, told above the form. */
export function explainConfigurationError(error: unknown): SubmissionErrors {
  const { errors } = error instanceof ApiError ? error.details : {};
  const sentences: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const words = sentences.filter((sentence) => typeof sentence === 'string');
  return words.length > 0 ? { [FORM_ERROR]: words.join('\n') } : explainError(error);
}
