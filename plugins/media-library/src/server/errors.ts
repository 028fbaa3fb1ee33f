import { AppError, validationFailed, type ValidationDetail } from '@admin/server';

/** No such file, or none that the asker may see. */
export function fileNotFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'Entity not found' });
}

export function folderNotFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'folder not found' });
}

/** A value that was sent breaks a rule. */
export function invalid(path: readonly string[], message: string): AppError {
  return validationFailed([fault(path, message)]);
}

/** The same, to be told with others. */
export function fault(path: readonly string[], message: string): ValidationDetail {
  return { path, message, name: 'ValidationError' };
}

/** Nothing was sent that could become a file. */
export function noFiles(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'FILES_EMPTY',
    message: 'Files are empty',
  });
}

/** A file is not what it has to be; its name says which. */
export function unusable(fileName: string, reason: string): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'FILE_UNUSABLE',
    message: `${fileName}: ${reason}`,
    details: { fileName },
  });
}

/** Entries use what only unused files were to be deleted of. */
export function inUse(uses: number): AppError {
  return new AppError({
    name: 'ConflictError',
    status: 409,
    code: 'FILE_IN_USE',
    message: 'Entries use this: deleting it removes it from them',
    details: { uses },
  });
}

/** More pictures wait than can be worked on soon. */
export function picturesWaiting(): AppError {
  return new AppError({
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'OVERLOADED',
    message: 'The server is busy, please try again',
    headers: { 'retry-after': '5' },
  });
}
