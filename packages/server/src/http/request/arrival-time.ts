import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests bring large files, which may take long to arrive as long as something of them does. */
    readonly takesLong?: boolean;
  }
}

/** Milliseconds. */
interface ArrivalLimits {
  /** Until a whole request must have arrived. */
  readonly request: number;
  /** Until more of a large file must have arrived. */
  readonly stalled: number;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function cutOff(socket: Socket): void {
  if (socket.writable) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}

/** @returns what ends the watch */
function watchProgress({ raw }: FastifyRequest, stalled: number): NodeJS.Timeout {
  const { socket } = raw;
  let seen = socket.bytesRead;
  return setInterval(() => {
    if (raw.complete) return;
    if (socket.bytesRead === seen) cutOff(socket);
    seen = socket.bytesRead;
  }, stalled);
}

function watchEnd({ raw }: FastifyRequest, whole: number): NodeJS.Timeout {
  return setTimeout(() => {
    if (!raw.complete) cutOff(raw.socket);
  }, whole);
}

/**
 * Cuts connections off whose requests do not arrive. The HTTP layer has one limit for all of them, which is that of
 * large files.
 */
export function limitArrivalTime(server: FastifyInstance, { request: whole, stalled }: ArrivalLimits): void {
  server.addHook('onRequest', (request, _reply, done) => {
    done();
    // A request that comes without a network is there as a whole.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return;
    const takesLong = request.routeOptions.config.takesLong === true;
    const timer = takesLong ? watchProgress(request, stalled) : watchEnd(request, whole);
    timer.unref();
    const arrived = (): void => clearTimeout(timer);
    request.raw.once('end', arrived).once('close', arrived);
  });
}
