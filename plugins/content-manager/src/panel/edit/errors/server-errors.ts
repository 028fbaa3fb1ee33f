import { ApiError } from '@admin/shell';
import { writtenPath, type EntryForm, type FieldErrors } from '../form/index.ts';

/** The wrong values that the server named, as the form names them; empty for any other failure. */
export function serverErrors(error: unknown, form: EntryForm): FieldErrors {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fieldProblems
      .filter(({ path }) => path.length > 0)
      .map(({ path, message }) => [writtenPath(form.pathOf(path)), message]),
  );
}
