import type { FastifyInstance } from 'fastify';
import { overloaded } from '../errors/request-errors.ts';

/** Turns new requests away while more than `limit` are being worked on; those accepted are finished. */
export function limitLoad(server: FastifyInstance, limit: number): void {
  let running = 0;
  server.addHook('onRequest', (request, reply, done) => {
    if (running >= limit && request.url !== '/_health') {
      done(overloaded());
      return;
    }
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    done();
  });
}
