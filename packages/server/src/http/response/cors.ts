import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './security-headers.ts';

const allowedHeaders = 'Content-Type, Authorization, Accept, If-Match, Idempotency-Key, X-Session-Lifetime';
const allowedMethods = 'GET, HEAD, POST, PUT, DELETE';

/** Sets the CORS headers for configured origins; other origins get none. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  varyBy(reply, 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return;
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
  });
}

/** Returns whether a request is a CORS preflight. */
export function isPreflight(request: FastifyRequest): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
}

/** Prepares the preflight response; without the headers of `allowOrigin`, the browser blocks the call. */
export function sendPreflight(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers({
    'access-control-allow-headers': allowedHeaders,
    'access-control-allow-methods': allowedMethods,
    'access-control-max-age': '600',
  });
}
