import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import type { Logger } from '../logger.ts';

/** Answers 204 while the process works: a supervisor restarts a server that does not. */
export const livePath = '/_health/live';

/** Answer 204 while the server can take requests, and 503 otherwise: a balancer sends requests elsewhere. */
const readyPaths = ['/_health', '/_health/ready'];

/** Paths that are exempt from the limit on running requests. */
export const healthPaths: ReadonlySet<string> = new Set([livePath, ...readyPaths]);

/** Serves whether the server lives and whether it is ready, for supervisors, load balancers and start scripts. */
export function serveHealth(
  server: FastifyInstance,
  { database, logger }: { readonly database: Database; readonly logger: Logger },
  isFull: () => boolean,
): void {
  let pendingCheck: Promise<void> | null = null;
  // One query at a time, however many ask: these paths need no account.
  const askDatabase = (): Promise<void> => {
    pendingCheck ??= database.health().finally(() => (pendingCheck = null));
    return pendingCheck;
  };

  server.get(livePath, (_request, reply) => reply.code(204).send());
  for (const path of readyPaths) {
    server.get(path, async (request, reply) => {
      if (isFull()) return reply.code(503).send({ status: 'busy' });
      try {
        await askDatabase();
        return reply.code(204).send();
      } catch (error) {
        logger.debug({ err: error, requestId: request.id }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
  }
}
