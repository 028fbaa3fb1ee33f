import type { PathStep } from '@admin/content-model/validation';
import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';

/** One wrong value, its path items as text. */
export function validationDetail(path: readonly PathStep[], message: string, id?: number): ValidationDetail {
  return {
    path: path.map(String),
    message,
    name: 'ValidationError',
    ...(id === undefined ? {} : { id }),
  };
}

/** So many wrong values are told; nobody reads more. */
export const maxErrors = 50;

/** The answer to wrong values: their messages in one, or the number of them. */
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

/** The answer to one wrong value. */
export function invalidValue(path: readonly PathStep[], message: string): AppError {
  return invalidEntry([validationDetail(path, message)]);
}
