import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logger.ts';

/** Writes one line per request: which, by whom, how it ended. Query strings stay out, they can hold tokens. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  server.addHook('onResponse', (request, reply, done) => {
    logger.info({
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.actor?.user.id,
    });
    done();
  });
}
