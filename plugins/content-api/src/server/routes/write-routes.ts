import { isLocalized, type ContentType } from '@admin/content-model';
import type { Endpoint } from '@admin/contract';
import { route, type Route, type RouteContext } from '@admin/server';
import { Type } from 'typebox';
import { formatHeader, readEntryParameters, type EntryParameters } from '../parameters/read-parameters.ts';
import { pathOf } from '../served-types.ts';
import { answering } from './call.ts';
import { withSentBody, type SentRequest } from './form-body.ts';
import { EntryId, EntryResponse } from './schemas.ts';
import {
  create,
  createLocalization,
  remove,
  removeSingle,
  saveSingle,
  update,
  type WriteCall,
} from './write.ts';

/** The values of an entry in `data`; `data` itself is checked by the call, whose message clients expect. */
const EntryInput = Type.Object({});

/** Runs a write with the values of a JSON body or of a form. */
function writing<Result>(
  contentType: ContentType,
  context: Omit<SentRequest, 'contentType'> & Pick<RouteContext<Endpoint>, 'rawQuery'>,
  write: (call: WriteCall, parameters: EntryParameters) => Promise<Result>,
): Promise<Result> {
  const { rawQuery, headers, apiClient, services, body, form } = context;
  return answering(() => {
    const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
    const request = { contentType, apiClient, services, headers, body, form };
    return withSentBody(request, (sent) =>
      write({ contentType, apiClient, services, body: sent }, parameters),
    );
  });
}

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
    accepts: 'json-or-files',
    body: EntryInput,
    response: EntryResponse,
  } as const satisfies Endpoint;
  const change = {
    method: 'PUT',
    path: entryPath,
    policy: { apiClient: `${uid}.update` },
    params: EntryId,
    accepts: 'json-or-files',
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
    route(creation, (context) =>
      writing(contentType, context, (call, parameters) => create(call, parameters)),
    ),
    route(change, (context) =>
      writing(contentType, context, (call, parameters) =>
        update({ ...call, id: context.params.id }, parameters),
      ),
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
    accepts: 'json-or-files',
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
    route(change, (context) =>
      writing(contentType, context, (call, parameters) => saveSingle(call, parameters)),
    ),
    route(deletion, ({ rawQuery, headers, apiClient, services }) =>
      answering(() => {
        const parameters = readEntryParameters(rawQuery, headers[formatHeader]);
        return removeSingle({ contentType, apiClient, services }, parameters);
      }),
    ),
  ];
}
