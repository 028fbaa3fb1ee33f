import type { Endpoint } from '@admin/contract';
import {
  configRef,
  contentApiRef,
  route,
  type ContentApiAction,
  type PluginContext,
  type Route,
} from '@admin/server';
import { Type } from 'typebox';
import { descriptionAction, publicActionsRef } from '../access/public-actions.ts';
import { respondCached, responsesRef } from '../responses/cached-responses.ts';
import { describeApi } from './describe-api.ts';
import { describedContent } from './described-types.ts';

/** The action of API tokens that reads the description. */
export const descriptionActions: readonly ContentApiAction[] = [
  { id: descriptionAction, access: 'read', requires: null },
];

const endpoint = {
  method: 'GET',
  path: '/api/openapi.json',
  policy: { apiClient: descriptionAction },
  query: Type.Object(
    { format: Type.Optional(Type.Union([Type.Literal('attributes'), Type.Literal('flat')])) },
    { additionalProperties: false },
  ),
  response: Type.Record(Type.String(), Type.Unknown()),
} as const satisfies Endpoint;

function addressOf(services: Pick<PluginContext, 'get'>): string {
  return services.get(configRef).publicUrl ?? '/';
}

/** Describes what the caller may do; a token by its permissions, callers without one by the public actions. */
export const descriptionRoute: Route = route(
  endpoint,
  ({ services, apiClient, headers, setHeader, query: { format: form = 'attributes' } }) => {
    const cached = {
      contentType: { uid: descriptionAction },
      apiClient,
      request: [form],
      headers,
      setHeader,
    };
    return respondCached(services.get(responsesRef), cached, async () => {
      const { schemas } = services;
      return describeApi({
        content: describedContent(apiClient, schemas),
        apiClient,
        form,
        publicActions: await services.get(publicActionsRef).list(),
        endpoints: services.get(contentApiRef).endpoints,
        serverUrl: addressOf(services),
      });
    });
  },
);
