import type { FastifyReply } from 'fastify';

/** Says that the answer depends on another request header, beside those that were named before. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  void reply.header('vary', typeof named === 'string' && named !== '' ? `${named}, ${header}` : header);
}
