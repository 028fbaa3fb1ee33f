import { ApiError } from '@admin/shell';
import { errorMessages } from './error-messages.ts';
import { writtenPath, type EntryForm, type FieldErrors } from '../form/index.ts';

/** What the API says of a value that another entry has; the panel has words of its own, in every language. */
const notUnique = 'This attribute must be unique';

/** The wrong values that the server named, as the form names them; empty for any other failure. */
export function serverErrors(error: unknown, form: EntryForm): FieldErrors {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fieldProblems
      .filter(({ path }) => path.length > 0)
      .map(({ path, message }) => [
        writtenPath(form.pathOf(path)),
        message === notUnique ? errorMessages.unique : message,
      ]),
  );
}
