import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allows large files: these requests have no deadline while they keep a minimum rate. */
    readonly takesLong?: boolean;
  }
}

/** Times in milliseconds. */
export interface TransferLimits {
  /** The time for a whole request to arrive, except one with large files. */
  readonly request: number;
  /** The time in which a client must send `minBytes` of a body. */
  readonly stalledRequest: number;
  /** The time in which a client must read `minBytes` of a response. */
  readonly stalledResponse: number;
  readonly minBytes: number;
  /** Interval of the checks. */
  readonly connectionsCheck: number;
}

/** Bytes that move in one direction, and since when they have moved too slowly. */
class Progress {
  #bytes: number;
  #since: number;

  constructor(bytes: number, now: number) {
    this.#bytes = bytes;
    this.#since = now;
  }

  /**
   * Returns for how many milliseconds fewer than `min` bytes have moved.
   * @param isDue whether the client has to act
   */
  stalledFor(bytes: number, now: number, { isDue, min }: { isDue: boolean; min: number }): number {
    if (isDue && bytes - this.#bytes < min) return now - this.#since;
    this.#bytes = bytes;
    this.#since = now;
    return 0;
  }
}

interface Transfer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly socket: Socket;
  readonly incoming: Progress;
  readonly outgoing: Progress;
  /** The time by which the request must have arrived. */
  readonly deadline: number;
}

/** Returns the bytes handed to the operating system; `bytesWritten` also counts the queue of Node.js. */
function sentBytes(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}

/** Returns whether a client sends a request too slowly. With a full buffer, the client waits for the server. */
function arrivesTooSlowly(
  { request: { raw }, socket, incoming, deadline }: Transfer,
  now: number,
  limits: TransferLimits,
): boolean {
  const isDue = !raw.complete && raw.readableLength < raw.readableHighWaterMark;
  const stalled = incoming.stalledFor(socket.bytesRead, now, { isDue, min: limits.minBytes });
  return stalled >= limits.stalledRequest || (!raw.complete && now >= deadline);
}

function isReadTooSlowly(
  { reply, socket, outgoing }: Transfer,
  now: number,
  limits: TransferLimits,
): boolean {
  const isDue = socket.writableLength > 0 || reply.raw.writableLength > 0;
  const stalled = outgoing.stalledFor(sentBytes(socket), now, { isDue, min: limits.minBytes });
  return stalled >= limits.stalledResponse;
}

function refuseSlowRequest({ reply, socket }: Transfer): void {
  if (socket.writable && !reply.raw.headersSent)
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}

/** Returns whether a transfer is over. After an early response, the rest of a body still arrives. */
function isOver({ request: { raw }, reply, socket }: Transfer): boolean {
  return socket.destroyed || (reply.raw.closed && raw.complete);
}

function checkAll(transfers: Set<Transfer>, now: number, limits: TransferLimits): void {
  for (const transfer of transfers) {
    if (isOver(transfer)) transfers.delete(transfer);
    else if (arrivesTooSlowly(transfer, now, limits)) refuseSlowRequest(transfer);
    else if (isReadTooSlowly(transfer, now, limits)) transfer.socket.destroy();
  }
}

/** Closes connections whose requests arrive, or whose responses are read, below a minimum rate. */
export function watchTransfers(server: FastifyInstance, limits: TransferLimits): void {
  const transfers = new Set<Transfer>();
  let clock = 0;
  let checkedAt = performance.now();
  const timer = setInterval(() => {
    const elapsed = performance.now() - checkedAt;
    checkedAt += elapsed;
    // While this process was suspended or busy it read nothing: the clients are not to blame for that time.
    clock += Math.min(elapsed, 2 * limits.connectionsCheck);
    checkAll(transfers, clock, limits);
  }, limits.connectionsCheck);
  timer.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Injected requests have no socket.
    if (socket instanceof Socket) {
      const takesLong = request.routeOptions.config.takesLong === true;
      const transfer: Transfer = {
        request,
        reply,
        socket,
        incoming: new Progress(socket.bytesRead, clock),
        outgoing: new Progress(sentBytes(socket), clock),
        deadline: takesLong ? Infinity : clock + limits.request,
      };
      transfers.add(transfer);
      reply.raw.once('close', () => {
        if (isOver(transfer)) transfers.delete(transfer);
      });
    }
    done();
  });
}
