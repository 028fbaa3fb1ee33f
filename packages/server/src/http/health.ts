import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Logger } from '../logger.ts';

/** Responds with 204 while the process works; a supervisor restarts a server that does not respond. */
export const livePath = '/_health/live';

/** Respond with 204 while the server accepts requests, otherwise 503, so that a load balancer uses another server. */
const readyPaths = ['/_health', '/_health/ready'];

/** Paths that are exempt from the limit on running requests. */
export const healthPaths: ReadonlySet<string> = new Set([livePath, ...readyPaths]);

/** Serves the liveness and readiness of the server to supervisors, load balancers and start scripts. */
export function serveHealth(
  server: FastifyInstance,
  { database, logger }: { readonly database: Database; readonly logger: Logger },
  isFull: () => boolean,
): void {
  let pendingCheck: Promise<void> | null = null;
  // Concurrent checks share one query, since these paths need no account.
  const checkDatabase = (): Promise<void> => {
    pendingCheck ??= database.health().finally(() => (pendingCheck = null));
    return pendingCheck;
  };

  server.get(livePath, (_request, reply) => reply.code(204).send());
  for (const path of readyPaths) {
    server.get(path, async (request, reply) => {
      if (isFull()) return reply.code(503).send({ status: 'busy' });
      try {
        await checkDatabase();
        return reply.code(204).send();
      } catch (error) {
        logger.debug({ err: error, requestId: request.id }, 'the database does not respond');
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
  }
}
