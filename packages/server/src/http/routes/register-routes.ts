import type { Endpoint, Policy } from '@admin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { chainHeader, type CallChain } from '../../events/call-chain.ts';
import { atDepth } from '../../events/circumstances.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerConfig } from '../../config/server-config.ts';
import { inSlot } from '../load/limit-load.ts';
import { readFormBodies, takeForms } from '../request/form-body.ts';
import { createRequestValidator } from '../request/request-validator.ts';
import { createSessionGuard, type SessionGuards } from '../request/session-guard.ts';
import { createResponseCheck } from '../response/response-check.ts';
import { sendResponse } from '../response/send-response.ts';
import { createRouteContext } from './route-context.ts';
import type { OwnedRoute } from './route-table.ts';

const kibibyte = 1024;

/** What anybody may send who is not known: a form of a sign-in page is a hundredth of it. */
const ofStrangers = 64 * kibibyte;

/** Settings, roles, people. */
const ofUsers = 1024 * kibibyte;

function usualLimit(policy: Policy): number {
  if (policy === 'public') return ofStrangers;
  const sendsContent = policy === 'entries' || (typeof policy === 'object' && 'apiClient' in policy);
  return sendsContent ? Infinity : ofUsers;
}

/**
 * How many bytes a JSON body of an endpoint may have: as many as it says itself, otherwise what those send who may
 * call it. Content may be as large as any body.
 * @param most the server's own limit, in bytes
 */
export function bodyLimitOf(
  { policy, bodyLimit = usualLimit(policy) }: Pick<Endpoint, 'policy' | 'bodyLimit'>,
  most: number,
): number {
  return Math.min(bodyLimit, most);
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
  const { endpoint, handle, validate: validateBody } = route;
  const validate = createRequestValidator(endpoint, validateBody && ((body) => validateBody(body, context)));
  const assertAsPromised = createResponseCheck(endpoint, config.nodeEnv);
  const status = endpoint.status ?? 200;

  async function run(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const depth = callChain.depthOf(request.headers[chainHeader]);
    const call = createRouteContext(request, reply, { config, services: context });
    return inSlot(request, reply, () => atDepth(depth, () => handle(call)));
  }

  async function handleRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    validate({ params: request.params, query: request.query, body: request.body });
    const result = await run(request, reply);
    if (status !== 204) assertAsPromised(result);
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
    config: { owner },
  };
  if (endpoint.accepts === undefined || endpoint.accepts === 'json') {
    server.route({ ...bound, bodyLimit: bodyLimitOf(endpoint, maxBody) });
    return;
  }
  void server.register(async (scope) => {
    if (endpoint.accepts === 'files') {
      await takeForms(scope);
      scope.route({ ...bound, config: { owner, takesLong: true } });
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
