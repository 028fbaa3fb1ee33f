import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './vary.ts';

const allowedHeaders = 'Content-Type, Authorization, Accept, If-Match, Idempotency-Key, X-Session-Lifetime';
const allowedMethods = 'GET, HEAD, POST, PUT, DELETE';

/** Lets the browser hand answers to the configured other sites; everybody else gets no such header. */
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

/** Whether the browser asks for permission before the real call. */
export function isPreflight(request: FastifyRequest): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
}

/** Answers the browser's question; without the headers of `allowOrigin` the answer is no. */
export function sendPreflight(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers({
    'access-control-allow-headers': allowedHeaders,
    'access-control-allow-methods': allowedMethods,
    'access-control-max-age': '600',
  });
}
