import { isLocalized, type ContentType } from '@admin/content-model';
import type { Endpoint } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { Type } from 'typebox';
import { formatHeader, readEntryParameters } from '../parameters/read-parameters.ts';
import { pathOf } from '../served-types.ts';
import { answering } from './call.ts';
import { EntryId, EntryResponse } from './schemas.ts';
import { create, createLocalization, remove, removeSingle, saveSingle, update } from './write.ts';

/** The values of an entry in `data`; `data` itself is checked by the call, whose message clients expect. */
const EntryInput = Type.Object({});

/** Returns the routes that write the entries of a content type. */
export function writeRoutes(contentType: ContentType): readonly Route[] {
  return contentType.kind === 'singleType' ? singleRoutes(contentType) : collectionRoutes(contentType);
}

function collectionRoutes(contentType: ContentType): readonly Route[] {
  const { uid } = contentType;
  const path = pathOf(contentType);
  const entryPath = `${path}/:id` as const;
  const creation = {
    method: 'POST',
    path,
    policy: { apiClient: `${uid}.create` },
    body: EntryInput,
    response: EntryResponse,
  } as const satisfies Endpoint;
  const change = {
    method: 'PUT',
    path: entryPath,
    policy: { apiClient: `${uid}.update` },
    params: EntryId,
    body: EntryInput,
    response: EntryResponse,
  } as const satisfies Endpoint;
  const deletion = {
    method: 'DELETE',
    path: entryPath,
    policy: { apiClient: `${uid}.delete` },
    params: EntryId,
    response: EntryResponse,
  } as const satisfies Endpoint;
  const localization = {
    method: 'POST',
    path: `${entryPath}/localizations`,
    policy: { apiClient: `${uid}.create` },
    params: EntryId,
    body: EntryInput,
    response: Type.Record(Type.String(), Type.Unknown()),
  } as const satisfies Endpoint;
  return [
    route(creation, ({ rawQuery, headers, apiClient, services, body }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return create({ contentType, apiClient, services, body }, parameters);
      }),
    ),
    route(change, ({ params: { id }, rawQuery, headers, apiClient, services, body }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return update({ contentType, apiClient, services, body, id }, parameters);
      }),
    ),
    route(deletion, ({ params: { id }, rawQuery, headers, apiClient, services }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return remove({ contentType, apiClient, services, id }, parameters);
      }),
    ),
    ...(isLocalized(contentType)
      ? [
          route(localization, ({ params: { id }, rawQuery, headers, apiClient, services, body }) =>
            answering(() => {
              const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
              return createLocalization({ contentType, apiClient, services, body, id }, parameters);
            }),
          ),
        ]
      : []),
  ];
}

function singleRoutes(contentType: ContentType): readonly Route[] {
  const { uid } = contentType;
  const path = pathOf(contentType);
  const change = {
    method: 'PUT',
    path,
    policy: { apiClient: `${uid}.update` },
    body: EntryInput,
    response: EntryResponse,
  } as const satisfies Endpoint;
  const deletion = {
    method: 'DELETE',
    path,
    policy: { apiClient: `${uid}.delete` },
    response: EntryResponse,
  } as const satisfies Endpoint;
  return [
    route(change, ({ rawQuery, headers, apiClient, services, body }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return saveSingle({ contentType, apiClient, services, body }, parameters);
      }),
    ),
    route(deletion, ({ rawQuery, headers, apiClient, services }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return removeSingle({ contentType, apiClient, services }, parameters);
      }),
    ),
  ];
}
