import type { Endpoint, Policy } from '@admin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { chainHeader, type CallChain } from '../../events/call-chain.ts';
import { atDepth } from '../../events/event-context.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerConfig } from '../../config/server-config.ts';
import { inSlot } from '../load/limit-load.ts';
import { readFormBodies, readUrlencodedBodies, takeForms, formParts } from '../request/form-parts.ts';
import { createSessionGuard, type SessionGuards } from '../request/session-guard.ts';
import { sendResponse } from '../response/send-response.ts';
import { handlerOf, type OwnedRoute } from './route-handler.ts';
import { unauthorized } from '../../errors/request-errors.ts';
import { notModified, type RouteContext } from '../../plugin-api/index.ts';
import { varyBy } from '../response/security-headers.ts';
import { ownOrigin } from '../request/origin-check.ts';

const kibibyte = 1024;

/** For unauthenticated callers. A sign-in form has a hundredth of it. */
const publicBodyLimit = 64 * kibibyte;

/** For settings, roles and users. */
const userBodyLimit = 1024 * kibibyte;

function defaultBodyLimit(policy: Policy): number {
  if (policy === 'public') return publicBodyLimit;
  const sendsContent = policy === 'entries' || (typeof policy === 'object' && 'apiClient' in policy);
  return sendsContent ? Infinity : userBodyLimit;
}

/**
 * Returns the maximum bytes of an endpoint's JSON body: its own limit, or the default of its policy. Content may be as
 * large as any body.
 * @param maxBody the limit of the server in bytes
 */
export function bodyLimitOf(
  { policy, bodyLimit = defaultBodyLimit(policy) }: Pick<Endpoint, 'policy' | 'bodyLimit'>,
  maxBody: number,
): number {
  return Math.min(bodyLimit, maxBody);
}

/** The dependencies of the routes. */
export interface RouteServing extends SessionGuards {
  readonly config: ServerConfig;
  readonly callChain: CallChain;
  /** The services that handlers receive. */
  readonly context: PluginContext;
  /** The maximum size of any body in bytes. */
  readonly maxBody: number;
}

function registerRoute(server: FastifyInstance, { owner, route }: OwnedRoute, serving: RouteServing): void {
  const { config, callChain, context, maxBody } = serving;
  const { endpoint } = route;
  const handle = handlerOf(route, config.nodeEnv);
  const status = endpoint.status ?? 200;

  async function handleRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const depth = callChain.depthOf(request.headers[chainHeader]);
    const call = createRouteContext(request, reply, { config, services: context });
    const result = await inSlot(request, reply, () => atDepth(depth, () => handle(call)));
    if (result === notModified) return reply.code(304).send();
    if (endpoint.streams === true) {
      request.leaveSlot();
      return reply.code(status).send(result);
    }
    if (status === 302) {
      await reply.header('cache-control', 'no-store').redirect(String(result));
      return reply;
    }
    if (status === 204 || result === undefined) {
      await reply.code(204).send();
      return reply;
    }
    return sendResponse(request, reply.code(status), result, endpoint.policy);
  }

  const bound: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    onRequest: createSessionGuard(endpoint, serving),
    handler: handleRequest,
    config: { owner, takesLong: endpoint.streams === true },
  };
  if (endpoint.accepts === undefined || endpoint.accepts === 'json') {
    server.route({ ...bound, bodyLimit: bodyLimitOf(endpoint, maxBody) });
    return;
  }
  void server.register(async (scope) => {
    if (endpoint.accepts === 'files' || endpoint.accepts === 'json-or-files') {
      await takeForms(scope);
      const limit = endpoint.accepts === 'files' ? {} : { bodyLimit: bodyLimitOf(endpoint, maxBody) };
      scope.route({ ...bound, ...limit, config: { owner, takesLong: true } });
      return;
    }
    if (endpoint.accepts === 'urlencoded') {
      readUrlencodedBodies(scope);
      scope.route({ ...bound, bodyLimit: bodyLimitOf(endpoint, maxBody) });
      return;
    }
    await readFormBodies(scope);
    scope.route(bound);
  });
}

/** Binds every route: guard, then body, then schemas, then handler. */
export function registerRoutes(
  server: FastifyInstance,
  table: readonly OwnedRoute[],
  serving: RouteServing,
): void {
  server.decorateRequest('actor', null);
  server.decorateRequest('apiClient', null);
  for (const owned of table) registerRoute(server, owned, serving);
}

/** Parses cookies by name. Of several with one name the first counts: browsers send the most specific first. */
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
      if (name === 'vary') varyBy(reply, value);
      else void reply.header(name, value);
    },
  };
}
