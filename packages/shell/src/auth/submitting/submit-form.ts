import type { SubmissionErrors } from 'final-form';
import { explainError } from './explain-error.ts';
import { trimValues } from '../../forms/trim-values.ts';

export interface Submission<Values> {
  readonly values: Values;
  /** Fetches the rules, which nobody needs before. */
  readonly loadCheck: () => Promise<(values: object) => SubmissionErrors | undefined>;
  readonly send: (values: Values) => Promise<void>;
  /** Turns what went wrong into errors of the form. @default at their fields, else above the form */
  readonly explain?: (error: unknown) => SubmissionErrors;
}

/**
 * Submits a form of the sign-in area: trims, checks, sends, and explains what went wrong. Never rejects, so
 * that nothing typed is lost.
 */
export async function submitForm<Values extends object>({
  values,
  loadCheck,
  send,
  explain = explainError,
}: Submission<Values>): Promise<SubmissionErrors | undefined> {
  const trimmed = trimValues(values);
  try {
    const check = await loadCheck();
    const fieldErrors = check(trimmed);
    if (fieldErrors) return fieldErrors;
    await send(trimmed);
    return undefined;
  } catch (error) {
    return explain(error);
  }
}
