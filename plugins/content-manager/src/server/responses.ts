import type { ContentType, Entry } from '@admin/content-model';
import { AppError, type RouteContext, type PluginContext, type VersionedEntry } from '@admin/server';

type AnyContext = Omit<RouteContext<never>, 'params' | 'query' | 'body'>;

/** Returns the part of a call that all operations on entries share. */
export function entryCall<Params extends { readonly uid: string }, Body>({
  actor,
  params,
  body,
  headers,
}: Pick<AnyContext, 'actor' | 'headers'> & { readonly params: Params; readonly body: Body }) {
  return { ...params, permissions: actor.permissions, body, ifMatch: headers['if-match'] };
}

/** Returns an entry as the body of a response, and sets the `ETag` that an `If-Match` header can send later. */
export function versioned(
  { setHeader }: Pick<AnyContext, 'setHeader'>,
  { entry, version }: VersionedEntry,
): Entry {
  setHeader('etag', `"v${version}"`);
  return entry;
}

/** Returns the error for a content type or component that does not exist. */
export function modelNotFound(what: 'contentType' | 'component'): AppError {
  return new AppError({
    name: 'NotFoundError',
    status: 404,
    code: 'MODEL_NOT_FOUND',
    message: `${what}.notFound`,
  });
}

/** Returns the content type of a uid. @throws AppError MODEL_NOT_FOUND (404) */
export function contentTypeOf({ schemas }: Pick<PluginContext, 'schemas'>, uid: string): ContentType {
  const contentType = schemas.contentTypes.get(uid);
  if (!contentType) throw modelNotFound('contentType');
  return contentType;
}
