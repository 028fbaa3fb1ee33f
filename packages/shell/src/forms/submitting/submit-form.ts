import type { SubmissionErrors } from 'final-form';
import type { FieldErrors } from '../check-values.ts';
import { explainError } from './explain-error.ts';
import { trimValues } from './trim-values.ts';

export interface Submission<Values> {
  readonly values: Values;
  /** The rules that are judged before anything is sent; they may have to be fetched. @default there are none */
  readonly check?: (values: Values) => FieldErrors | undefined | Promise<FieldErrors | undefined>;
  readonly send: (values: Values) => Promise<void>;
  /** Turns what went wrong into errors of the form. @default `explainError` */
  readonly explain?: (error: unknown) => SubmissionErrors;
}

/**
 * Submits the values of a form: trims, checks, sends, and explains what went wrong. Resolves to the errors, by path.
 * Never rejects, so that nothing typed is lost.
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
    // An empty list of errors would refuse without a word.
    if (fieldErrors && Object.keys(fieldErrors).length > 0) return fieldErrors;
    await send(trimmed);
    return undefined;
  } catch (error) {
    return explain(error);
  }
}
