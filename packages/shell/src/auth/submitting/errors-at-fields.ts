import { FORM_ERROR, type SubmissionErrors } from 'final-form';

/**
 * Errors about something that is not on the form, such as a part of the body that the form does not ask for,
 * have no field to stand at: the first of them stands above the form instead of being lost.
 */
export function errorsAtFields(
  errors: SubmissionErrors | undefined,
  fields: readonly string[],
): SubmissionErrors | undefined {
  if (!errors || FORM_ERROR in errors) return errors;
  const entries = Object.entries(errors);
  const [homeless] = entries.filter(([name]) => !fields.includes(name));
  if (!homeless) return errors;
  const placed = entries.filter(([name]) => fields.includes(name));
  return { ...Object.fromEntries(placed), [FORM_ERROR]: homeless[1] as unknown };
}
