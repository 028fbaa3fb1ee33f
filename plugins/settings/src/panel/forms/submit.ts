import { type FieldErrors, trimValues } from '@admin/shell';
import type { SubmissionErrors } from 'final-form';

export interface Submission<Values> {
  readonly check: (values: Values) => FieldErrors | undefined;
  /** Sends what is well and answers with the values that the form goes on with; what it throws goes to `refused`. */
  readonly send: (values: Values) => Promise<Values>;
  /** Turns a failure into errors of the form. */
  readonly refused: (error: unknown) => SubmissionErrors;
}

/** How a submission ended. */
export type Outcome<Values> = { readonly saved: Values } | { readonly errors: SubmissionErrors };

/** Trims, checks and sends the values of a form. Never rejects, so that nothing typed is lost. */
export async function submit<Values extends object>(
  values: Values,
  { check, send, refused }: Submission<Values>,
): Promise<Outcome<Values>> {
  const trimmed = trimValues(values);
  const fieldErrors = check(trimmed);
  if (fieldErrors) return { errors: fieldErrors };
  try {
    return { saved: await send(trimmed) };
  } catch (error) {
    return { errors: refused(error) };
  }
}

const filled = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** The values that differ from those that the form began with; an emptied text becomes null. */
export function changedValues<Values extends object>(values: Values, before: Values): Partial<Values> {
  const changed = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const [is, was] = [filled(value), filled(before[name as keyof Values])];
    return JSON.stringify(is) === JSON.stringify(was) ? [] : [[name, is] as const];
  });
  return Object.fromEntries(changed) as Partial<Values>;
}
