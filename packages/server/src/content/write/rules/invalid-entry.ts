import type { PathStep } from '@admin/content-model/validation';
import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';

/** Returns one broken rule in the form of error responses, with path items as text. */
export function validationDetail(path: readonly PathStep[], message: string, id?: number): ValidationDetail {
  return {
    path: path.map(String),
    message,
    name: 'ValidationError',
    ...(id === undefined ? {} : { id }),
  };
}

/** The maximum number of reported errors. */
export const maxErrors = 50;

/** Returns the error for invalid values: with the message of the only one, or their number. */
export function invalidEntry(errors: readonly ValidationDetail[]): AppError {
  const [first, second] = errors;
  const count = errors.length > maxErrors ? `More than ${maxErrors}` : String(errors.length);
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'ENTRY_INVALID',
    message: second === undefined ? (first?.message ?? 'Invalid entry') : `${count} errors occurred`,
    details: { errors: errors.slice(0, maxErrors) },
  });
}

/** Returns the error for one invalid value. */
export function invalidValue(path: readonly PathStep[], message: string): AppError {
  return invalidEntry([validationDetail(path, message)]);
}
