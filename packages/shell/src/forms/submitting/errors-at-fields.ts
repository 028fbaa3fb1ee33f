import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';

/** The field that a path means: itself, what it is a part of, or what it ends with where a body nests its values. */
function fieldOf(path: string, fields: readonly string[]): string | undefined {
  return (
    fields.find((field) => field === path) ??
    fields.find((field) => path.startsWith(`${field}.`)) ??
    fields.find((field) => path.endsWith(`.${field}`))
  );
}

/**
 * Assigns errors to the fields of their paths, the first one of each. Errors about
 * something that is not on the form, such as a part of the body that the form does not ask for, have no field to
 * belong to: the first of them is shown above the form.
 * @param fields names of the fields on the form
 */
export function errorsAtFields(
  errors: SubmissionErrors | undefined,
  fields: readonly string[],
): SubmissionErrors | undefined {
  if (!errors) return undefined;
  const placed = new Map<string, unknown>();
  for (const [path, error] of Object.entries(errors)) {
    const field = fieldOf(path, fields) ?? FORM_ERROR;
    if (!placed.has(field)) placed.set(field, error);
  }
  let result: object = {};
  for (const [field, error] of placed) result = setIn(result, field, error);
  return result;
}
