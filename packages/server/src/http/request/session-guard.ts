import type { Endpoint, Policy } from '@admin/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { forbidden, unauthorized, previewIsReadOnly } from '../../errors/request-errors.ts';
import type { ChangeOrigin } from '../../events/change-record.ts';
import type { Actor } from '../../identity/actor.ts';
import type { ApiClient, ApiClientCall } from '../../plugin-api/api-client.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import type { ApiClientLimiter } from './limit-api-clients.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null on public routes. */
    actor: Actor | null;
    /** The API client; null on routes for signed-in users. */
    apiClient: ApiClient | null;
  }
}

/** Identifies callers. */
export interface SessionGuards {
  readonly identity: Pick<IdentityService, 'authenticate'>;
  readonly authenticateApiClient: (call: ApiClientCall) => Promise<ApiClient>;
  /** Counts the requests of API clients. */
  readonly apiClientLimiter: Pick<ApiClientLimiter, 'countNetwork' | 'countClient'>;
}

const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

/** Returns whether the policy admits a signed-in user; false for routes of API clients. */
export function allows(policy: Policy, actor: Actor): boolean {
  if (typeof policy === 'string') return true;
  if ('apiClient' in policy) return false;
  return policy.anyOf.some((action) => actor.permissions.holds(action));
}

function isReadOnly(endpoint: Pick<Endpoint, 'method' | 'readOnly'>): boolean {
  return endpoint.method === 'GET' || endpoint.readOnly === true;
}

/** Returns the caller with permissions that name the origin of changes. */
export function withOrigin<Caller extends Pick<Actor, 'permissions'>>(
  caller: Caller,
  origin: Pick<ChangeOrigin, 'apiClient' | 'ip'>,
): Caller {
  const { permissions } = caller;
  return { ...caller, permissions: { ...permissions, origin: { userId: permissions.actorId, ...origin } } };
}

/**
 * Returns the API client of a request. Requests are limited per client, and per network without a valid key.
 * @throws AppError UNAUTHORIZED (401), FORBIDDEN (403), TOO_MANY_REQUESTS (429)
 */
async function authenticatedClient(
  { authenticateApiClient, apiClientLimiter }: SessionGuards,
  { headers: { authorization }, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  actionId: string,
): Promise<ApiClient> {
  try {
    const apiClient = await authenticateApiClient({ authorization, actionId });
    if (apiClient.isAnonymous === true) apiClientLimiter.countNetwork(ip);
    else apiClientLimiter.countClient(apiClient.name);
    return apiClient;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHORIZED') apiClientLimiter.countNetwork(ip);
    throw error;
  }
}

/**
 * Creates the check of session and policy, which runs before the body of a request is read. Public routes ignore
 * tokens; routes for API clients accept no sessions. A preview of a role is read-only.
 */
export function createSessionGuard(
  endpoint: Pick<Endpoint, 'method' | 'policy' | 'readOnly'>,
  guards: SessionGuards,
): (request: Pick<FastifyRequest, 'headers' | 'ip' | 'actor' | 'apiClient'>) => Promise<void> {
  const { policy } = endpoint;
  const { identity } = guards;
  return async (request) => {
    if (policy === 'public') return;
    if (typeof policy === 'object' && 'apiClient' in policy) {
      const apiClient = await authenticatedClient(guards, request, policy.apiClient);
      request.apiClient = withOrigin(apiClient, { apiClient: apiClient.name, ip: request.ip });
      return;
    }
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const actor = token === undefined ? null : await identity.authenticate(token);
    if (actor === null) throw unauthorized();
    if (actor.view !== null && !isReadOnly(endpoint)) throw previewIsReadOnly();
    if (!allows(policy, actor)) throw forbidden();
    request.actor = withOrigin(actor, { apiClient: null, ip: request.ip });
  };
}
