import type { ContentType, Entry } from '@admin/content-model';
import { AppError, type ServerServices, type VersionedEntry } from '@admin/server';

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

/** The content type of that uid. @throws AppError MODEL_NOT_FOUND (404) */
export function contentTypeOf({ schemas }: Pick<ServerServices, 'schemas'>, uid: string): ContentType {
  const contentType = schemas.contentTypes.get(uid);
  if (!contentType) throw modelNotFound('contentType');
  return contentType;
}
