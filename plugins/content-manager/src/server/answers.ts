import type { Entry } from '@admin/content-model';
import { AppError, type VersionedEntry } from '@admin/server';

/** Answers an entry, with the version that an `If-Match` header can name later. */
export function answerEntry(
  context: { setHeader(name: string, value: string): void },
  { entry, version }: VersionedEntry,
): Entry {
  context.setHeader('etag', `"v${version}"`);
  return entry;
}

/** The answer when a content type or component does not exist: `contentType.notFound`. */
export function modelNotFound(what: 'contentType' | 'component'): AppError {
  return new AppError({
    name: 'NotFoundError',
    status: 404,
    code: 'MODEL_NOT_FOUND',
    message: `${what}.notFound`,
  });
}
