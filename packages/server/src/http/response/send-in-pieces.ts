import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const pieceSize = 64 * 1024;

/** Bytes up to which a body is sent as a whole. */
const mostAtOnce = 4 * pieceSize;

function* piecesOf(bytes: Buffer): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceSize)
    yield bytes.subarray(start, start + pieceSize);
}

/**
 * Sends a body, a long one in pieces: Node.js reports only a whole piece as sent, and by that the server notices a
 * reader that has stopped.
 */
export function sendInPieces(reply: FastifyReply, body: string | Buffer): FastifyReply {
  if (body.length <= mostAtOnce) return reply.send(body);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return reply
    .header('content-length', bytes.length)
    .send(Readable.from(piecesOf(bytes), { objectMode: false }));
}
