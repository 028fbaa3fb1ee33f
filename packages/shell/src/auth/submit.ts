import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { ApiError } from '../http/api-error.ts';
import { authMessages } from './messages.ts';

/** Text values without surrounding spaces; passwords are left exactly as they were typed. */
export function trimValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !/password/i.test(name) ? value.trim() : (value as unknown),
    ]),
  ) as Values;
}

function submissionErrors(error: unknown): SubmissionErrors {
  if (!(error instanceof ApiError)) return { [FORM_ERROR]: authMessages.somethingWrong };
  const fields = error.name === 'ValidationError' ? error.fieldProblems : [];
  if (fields.length === 0) return { [FORM_ERROR]: error.message || authMessages.somethingWrong };
  return Object.fromEntries(fields.map(({ path, message }) => [path.join('.'), message]));
}

/**
 * Submits a form of the sign-in area: trims, checks against rules that are fetched only now, sends, and
 * turns what went wrong into errors of the form. Never rejects, so that nothing typed is lost.
 */
export async function submitForm<Values extends object>(
  values: Values,
  loadCheck: () => Promise<(values: object) => SubmissionErrors | undefined>,
  send: (values: Values) => Promise<void>,
): Promise<SubmissionErrors | undefined> {
  const trimmed = trimValues(values);
  try {
    const check = await loadCheck();
    const complaints = check(trimmed);
    if (complaints) return complaints;
    await send(trimmed);
    return undefined;
  } catch (error) {
    return submissionErrors(error);
  }
}
