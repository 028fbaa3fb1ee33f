import type { FastifyInstance } from 'fastify';
import type { ServerServices } from '../services.ts';

/** Answers whether the server can do its work (204 or 503), and nothing else; for load balancers and start scripts. */
export function serveHealth(server: FastifyInstance, services: ServerServices): void {
  server.get('/_health', async (request, reply) => {
    try {
      await services.database.health();
      return reply.code(204).send();
    } catch (error) {
      services.logger.error({ err: error, requestId: request.id }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
