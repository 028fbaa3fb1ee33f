import type { ContentType, Schemas } from '@admin/content-model';
import type { Endpoint } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { formatHeader, readEntryParameters, readListParameters } from '../parameters/read-parameters.ts';
import { pathOf, servedTypes } from '../served-types.ts';
import { answering } from './call.ts';
import { find, findOne, findSingle } from './find.ts';
import { EntryId, EntryResponse, ListResponse } from './schemas.ts';
import { writeRoutes } from './write-routes.ts';

function readRoutes(contentType: ContentType): readonly Route[] {
  const { uid, kind } = contentType;
  const path = pathOf(contentType);
  if (kind === 'singleType') {
    const endpoint = {
      method: 'GET',
      path,
      policy: { apiClient: `${uid}.find` },
      response: EntryResponse,
    } as const satisfies Endpoint;
    return [
      route(endpoint, ({ rawQuery, headers, apiClient, services }) =>
        answering(() => {
          const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
          return findSingle({ contentType, apiClient, services }, parameters);
        }),
      ),
    ];
  }
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
    route(list, ({ rawQuery, headers, apiClient, services }) =>
      answering(() => {
        const parameters = readListParameters(rawQuery, headers[formatHeader]);
        return find({ contentType, apiClient, services }, parameters);
      }),
    ),
    route(one, ({ params: { id }, rawQuery, headers, apiClient, services }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return findOne({ contentType, apiClient, services, id }, parameters);
      }),
    ),
  ];
}

/** Returns the routes of all content types of the application. */
export function contentRoutes(schemas: Schemas): readonly Route[] {
  return servedTypes(schemas).flatMap((contentType) => [
    ...readRoutes(contentType),
    ...writeRoutes(contentType),
  ]);
}
