import type { FastifyReply, FastifyRequest } from 'fastify';
import { unauthorized } from '../../errors/request-errors.ts';
import type { RouteContext } from '../../plugin-api/index.ts';
import type { Endpoint } from '@admin/contract';
import type { ServerConfig } from '../../config/server-config.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import { ownOrigin } from '../request/origin-check.ts';
import { formParts } from '../request/form-parts.ts';

/** The cookies of a request by name; of several with one name the first counts, as it is the most specific. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator).trim();
    if (separator > 0 && !cookies.has(name)) cookies.set(name, pair.slice(separator + 1).trim());
  }
  return Object.fromEntries(cookies);
}

type Context = RouteContext<Endpoint>;

function singleValued(headers: FastifyRequest['headers']): Context['headers'] {
  return headers as Context['headers'];
}

/** Returns the request context of a handler; expensive parts are computed on first access. */
export function createRouteContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, services }: { readonly config: ServerConfig; readonly services: PluginContext },
): Context {
  const body: unknown = request.body ?? {};
  const query: unknown = request.query;
  return {
    params: request.params as Context['params'],
    query: query as Context['query'],
    body: body as Context['body'],
    rawQuery: query as Context['rawQuery'],
    headers: singleValued(request.headers),
    form: () => formParts(request, config.uploads.maxBytes),
    services,
    requestId: request.id,
    get actor() {
      if (request.actor === null) throw unauthorized();
      return request.actor;
    },
    get apiClient() {
      if (request.apiClient === null) throw unauthorized();
      return request.apiClient;
    },
    get client() {
      return {
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        renews: request.headers['x-session-lifetime'] !== undefined,
        secure: ownOrigin(request, config.publicUrl).startsWith('https:'),
      };
    },
    get cookies() {
      return readCookies(request.headers.cookie);
    },
    setHeader(name, value) {
      void reply.header(name, value);
    },
  };
}
