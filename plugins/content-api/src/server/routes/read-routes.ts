import type { ContentType } from '@admin/content-model';
import type { Endpoint } from '@admin/contract';
import { route, type PluginContext, type Route } from '@admin/server';
import { formatHeader, readEntryParameters, readListParameters } from '../parameters/read-parameters.ts';
import { respondCached, responsesRef, type CachedRead } from '../responses/cached-responses.ts';
import { pathOf } from '../served-types.ts';
import { answering } from './call.ts';
import { find, findOne, findSingle } from './find.ts';
import { EntryId, EntryResponse, ListResponse } from './schemas.ts';

type Query = Readonly<Record<string, unknown>>;

/** The parts of a request that a read uses. */
interface ReadRequest extends Omit<CachedRead, 'contentType' | 'request'> {
  readonly rawQuery: Query;
  readonly services: PluginContext;
}

/** Responds to a read from the cache. @param request what the response depends on besides the query */
function responding<Response extends object>(
  contentType: ContentType,
  { rawQuery, services, apiClient, headers, setHeader }: ReadRequest,
  request: readonly unknown[],
  read: () => Promise<Response>,
) {
  const cached = { apiClient, headers, setHeader, contentType, request: [...request, rawQuery] };
  return answering(() => respondCached(services.get(responsesRef), cached, async () => read()));
}

/** Returns the routes that read the entries of a content type. */
export function readRoutes(contentType: ContentType): readonly Route[] {
  return contentType.kind === 'singleType' ? [singleRoute(contentType)] : collectionRoutes(contentType);
}

function singleRoute(contentType: ContentType): Route {
  const endpoint = {
    method: 'GET',
    path: pathOf(contentType),
    policy: { apiClient: `${contentType.uid}.find` },
    response: EntryResponse,
  } as const satisfies Endpoint;
  return route(endpoint, (context) =>
    responding(contentType, context, ['single'], () => {
      const parameters = readEntryParameters(context.rawQuery, context.headers[formatHeader]);
      return findSingle(
        { contentType, apiClient: context.apiClient, services: context.services },
        parameters,
      );
    }),
  );
}

function collectionRoutes(contentType: ContentType): readonly Route[] {
  const { uid } = contentType;
  const path = pathOf(contentType);
  const list = {
    method: 'GET',
    path,
    policy: { apiClient: `${uid}.find` },
    response: ListResponse,
  } as const satisfies Endpoint;
  const one = {
    method: 'GET',
    path: `${path}/:id`,
    policy: { apiClient: `${uid}.findOne` },
    params: EntryId,
    response: EntryResponse,
  } as const satisfies Endpoint;
  return [
    route(list, (context) =>
      responding(contentType, context, ['list'], () => {
        const { apiClient, services, rawQuery, headers } = context;
        const parameters = readListParameters(rawQuery, headers[formatHeader]);
        return find({ contentType, apiClient, services }, parameters);
      }),
    ),
    route(one, (context) => {
      const { id } = context.params;
      return responding(contentType, context, ['entry', id], () => {
        const { apiClient, services, rawQuery, headers } = context;
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return findOne({ contentType, apiClient, services, id }, parameters);
      });
    }),
  ];
}
