import type { Endpoint, Policy } from '@admin/contract';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized, viewChangesNothing } from '../../errors/request-errors.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Program } from '../../plugin-api/program.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null on public routes. */
    actor: Actor | null;
    /** The program that calls; null on routes for people. */
    program: Program | null;
  }
}

const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

function allows(policy: Exclude<Policy, { readonly program: string }>, actor: Actor): boolean {
  if (typeof policy === 'string') return true;
  return policy.anyOf.some((action) => actor.permissions.holds(action));
}

/** Whether a call only looks, whatever it may find. */
function changesNothing(endpoint: Pick<Endpoint, 'method' | 'changesNothing'>): boolean {
  return endpoint.method === 'GET' || endpoint.changesNothing === true;
}

/**
 * Makes the check that stands before everything else of a route: who is it, and may they call this at all?
 * It runs before the body is read. A public route lets everybody in and never looks at tokens; one for programs
 * asks the plugins that know them and takes no sessions. Who looks through the eyes of a role changes nothing.
 */
export function createSessionGuard(
  endpoint: Pick<Endpoint, 'method' | 'policy' | 'changesNothing'>,
  { identity, authenticateProgram }: Pick<ServerServices, 'identity' | 'authenticateProgram'>,
): (request: Pick<FastifyRequest, 'headers' | 'actor' | 'program'>) => Promise<void> {
  const { policy } = endpoint;
  return async (request) => {
    if (policy === 'public') return;
    if (typeof policy === 'object' && 'program' in policy) {
      const { authorization } = request.headers;
      request.program = await authenticateProgram({ authorization, actionId: policy.program });
      return;
    }
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const actor = token === undefined ? null : await identity.authenticate(token);
    if (actor === null) throw unauthorized();
    if (actor.view !== null && !changesNothing(endpoint)) throw viewChangesNothing();
    if (!allows(policy, actor)) throw forbidden();
    request.actor = actor;
  };
}
