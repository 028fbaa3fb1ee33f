import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overloaded } from '../../errors/request-errors.ts';
import { networkOf, siteOf } from '../../identity/limits/consume-attempt.ts';
import type { Logger } from '../../logger.ts';
import { healthPaths } from '../health.ts';
import { RequestSlots, type Slot, type SlotLimits } from './request-slots.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The slot in which the request runs; null for health checks. */
    slot: Slot | null;
    /** Ends the part of the connection in the slot: an open stream does not count as a running request. */
    leaveSlot: () => void;
  }
}

/** Milliseconds between two log lines about refused requests. */
const reportInterval = 10_000;

/** Milliseconds for which work holds its slot after the connection closed: longer than any statement runs. */
const abandonedTime = 40_000;

/** Logs refused requests together, so that many requests do not fill the log. */
function reportRefusals(logger: Pick<Logger, 'warn'>): (ip: string) => void {
  let count = 0;
  let reportedAt = -Infinity;
  return (ip) => {
    count += 1;
    if (performance.now() - reportedAt < reportInterval) return;
    reportedAt = performance.now();
    logger.warn({ count, ip }, 'requests refused: too many are running');
    count = 0;
  };
}

/** Logs once that all clients share the limits of a proxy that is not configured as trusted. */
function reportUnknownProxy(logger: Pick<Logger, 'warn'>): (request: FastifyRequest) => void {
  let isReported = false;
  return ({ ip, headers, socket }) => {
    if (isReported || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isReported = true;
    logger.warn(
      { ip },
      'requests come through a proxy that TRUST_PROXY does not name: all visitors share the limits of its address',
    );
  };
}

/**
 * Limits concurrent requests, in total and per network. A request runs from its headers until its response has been read
 * and its handler has ended.
 * @returns a function that returns whether every request is currently refused
 */
export function limitLoad(server: FastifyInstance, limits: SlotLimits, logger: Logger): () => boolean {
  const slots = new RequestSlots(limits);
  const refuse = reportRefusals(logger);
  const checkProxy = reportUnknownProxy(logger);
  server.decorateRequest('slot', null);
  server.decorateRequest('leaveSlot', () => undefined);
  server.addHook('onRequest', (request, reply, done) => {
    if (healthPaths.has(request.url)) {
      done();
      return;
    }
    checkProxy(request);
    const { ip } = request;
    const leave = slots.take({ network: networkOf(ip), site: siteOf(ip) }, (slot) => {
      if (slot === null) {
        refuse(ip);
        // Without this header, Node.js would read the rest of the body first.
        void reply.header('connection', 'close');
        done(overloaded());
        return;
      }
      request.slot = slot;
      request.leaveSlot = slot.hold();
      reply.raw.once('close', request.leaveSlot);
      done();
    });
    reply.raw.once('close', leave);
  });
  return () => slots.isFull;
}

/**
 * Runs the handler of a request in its slot. The handler holds the slot after a disconnect, since its work continues, but
 * for 40 seconds at most.
 */
export async function inSlot<Result>(
  { slot }: FastifyRequest,
  { raw }: FastifyReply,
  handle: () => Promise<Result> | Result,
): Promise<Result> {
  const end = slot?.hold();
  if (end === undefined) return handle();
  const abandon = (): void => void setTimeout(end, abandonedTime).unref();
  raw.once('close', abandon);
  try {
    return await handle();
  } finally {
    raw.off('close', abandon);
    end();
  }
}
