import { AppError, validationFailed, type ValidationDetail } from '@admin/server';

/** Returns the error for a file that does not exist or that the user may not see. */
export function fileNotFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'Entity not found' });
}

export function folderNotFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'folder not found' });
}

/** Returns the error for a value that breaks a rule. */
export function invalid(path: readonly string[], message: string): AppError {
  return validationFailed([fault(path, message)]);
}

/** Returns one detail of a validation error, to report together with others. */
export function fault(path: readonly string[], message: string): ValidationDetail {
  return { path, message, name: 'ValidationError' };
}

/** Returns the error for a form without files. */
export function noFiles(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'FILES_EMPTY',
    message: 'Files are empty',
  });
}

/** Returns the error for a file that cannot be stored; the message starts with its name. */
export function unusable(fileName: string, reason: string): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'FILE_UNUSABLE',
    message: `${fileName}: ${reason}`,
    details: { fileName },
  });
}

/** Returns the error for deleting files that entries use, when only unused files may be deleted. */
export function inUse(uses: number): AppError {
  return new AppError({
    name: 'ConflictError',
    status: 409,
    code: 'FILE_IN_USE',
    message: 'Entries use this: deleting it removes it from them',
    details: { uses },
  });
}

/** Returns the error for a full queue of pictures. */
export function picturesWaiting(): AppError {
  return new AppError({
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'OVERLOADED',
    message: 'The server is busy, please try again',
    headers: { 'retry-after': '5' },
  });
}
