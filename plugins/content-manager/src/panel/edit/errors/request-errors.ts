import { isManaged } from '@admin/content-model';
import { errorsFromServer, type EntryForm, type FieldErrors } from '@admin/entry-form';
import { ApiError, type MessageValue } from '@admin/shell';
import { errorMessages } from '../../validation/error-messages.ts';
import { faultText, refusalText } from '../../validation/server-text.ts';
import { editMessages } from '../messages.ts';

/** Returns the message for a failed request: the text of the server, if it has one. */
export function problemOf(error: unknown): MessageValue {
  if (!(error instanceof ApiError)) return editMessages.somethingWrong;
  if (error.status === 0) return editMessages.unreachable;
  if (error.status >= 500) return editMessages.serverFailed;
  return refusalText(error, editMessages.somethingWrong);
}

/** Returns the id of a request that failed inside the server; null for other errors. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : null;
}

/** Returns whether the server did not respond. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The untranslated API message for a value that another entry has. */
const notUnique = 'This attribute must be unique';

/**
 * Returns the errors of fields that the server reported; empty for any other error. Attributes that a plugin manages have
 * no field: the message of the request explains their errors.
 */
export function serverErrors(error: unknown, form: EntryForm): FieldErrors {
  if (!(error instanceof ApiError)) return new Map();
  const problems = error.fieldProblems.filter(({ path: [name] }) => {
    const attribute = name === undefined ? undefined : form.attributeAt([name]);
    return name !== undefined && !(attribute && isManaged(attribute));
  });
  return errorsFromServer(
    form,
    problems.map((problem) => ({
      path: problem.path,
      error: problem.message === notUnique ? errorMessages.unique : faultText(problem),
    })),
  );
}
