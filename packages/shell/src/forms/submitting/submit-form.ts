import type { SubmissionErrors } from 'final-form';
import type { FieldErrors } from '../check-values.ts';
import { explainError } from './explain-error.ts';
import { trimValues } from './trim-values.ts';

export interface Submission<Values> {
  readonly values: Values;
  /** Validates the values before they are sent; the rules may have to be fetched. @default no rules */
  readonly check?: (values: Values) => FieldErrors | undefined | Promise<FieldErrors | undefined>;
  readonly send: (values: Values) => Promise<void>;
  /** Converts a failure into errors of the form. @default `explainError` */
  readonly explain?: (error: unknown) => SubmissionErrors;
}

/**
 * Submits the values of a form: trims, validates, sends, and explains a failure. Resolves to the errors, by path. Never
 * rejects, so that no input is lost.
 */
export async function submitForm<Values extends object>({
  values,
  check,
  send,
  explain = (error) => explainError(error),
}: Submission<Values>): Promise<SubmissionErrors | undefined> {
  const trimmed = trimValues(values);
  try {
    const fieldErrors = await check?.(trimmed);
    // An empty list of errors would reject the form without a message.
    if (fieldErrors && Object.keys(fieldErrors).length > 0) return fieldErrors;
    await send(trimmed);
    return undefined;
  } catch (error) {
    return explain(error);
  }
}
