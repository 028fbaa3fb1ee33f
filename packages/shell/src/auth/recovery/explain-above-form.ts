import type { SubmissionErrors } from 'final-form';
import { errorsAtFields } from '../../forms/submitting/errors-at-fields.ts';
import { explainError } from '../../forms/submitting/explain-error.ts';

/** Returns the first error of the server as an error above the form. */
export const explainAboveForm = (error: unknown): SubmissionErrors => errorsAtFields(explainError(error), []);
