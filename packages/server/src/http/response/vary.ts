import type { FastifyReply } from 'fastify';

/** Adds a request header to `Vary`. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  void reply.header('vary', typeof named === 'string' && named !== '' ? `${named}, ${header}` : header);
}
