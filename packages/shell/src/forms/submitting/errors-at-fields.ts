import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';

/** Returns the field of a path: the field itself, its parent, or the last segment if the body nests its values. */
function fieldOf(path: string, fields: readonly string[]): string | undefined {
  return (
    fields.find((field) => field === path) ??
    fields.find((field) => path.startsWith(`${field}.`)) ??
    fields.find((field) => path.endsWith(`.${field}`))
  );
}

/**
 * Assigns errors to the fields of their paths, the first one of each. Errors without a field, such as those of a part
 * of the body that the form does not contain, are shown above the form, only the first one.
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
