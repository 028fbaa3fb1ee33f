import { AppError } from '@admin/server';

function refused(code: string, message: string): AppError {
  return new AppError({ name: 'ApplicationError', status: 400, code, message });
}

/** No locale has that id. */
export function localeNotFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'locale.notFound' });
}

export function localeTaken(): AppError {
  return refused('LOCALE_TAKEN', 'This locale already exists');
}

export function defaultNotDeletable(): AppError {
  return refused('LOCALE_DEFAULT', 'Cannot delete the default locale');
}

/** Content is read in some locale where none is named: there is always a default. */
export function defaultNeeded(): AppError {
  return refused('LOCALE_DEFAULT_NEEDED', 'Make another locale the default instead');
}
