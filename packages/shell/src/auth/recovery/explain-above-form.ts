import type { SubmissionErrors } from 'final-form';
import { errorsAtFields } from '../../forms/submitting/errors-at-fields.ts';
import { explainError } from '../../forms/submitting/explain-error.ts';

/** What the server says stands above the form, the first of several errors. */
export const explainAboveForm = (error: unknown): SubmissionErrors => errorsAtFields(explainError(error), []);
