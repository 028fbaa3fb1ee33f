import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type ContentCoding,
  findSerialized,
  type SerializedResponse,
} from '../../responses/serialized-response.ts';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Policy } from '@admin/contract';
import { varyBy } from './security-headers.ts';

const brotliPacked = promisify(brotliCompress);
const gzipPacked = promisify(gzip);

/** Compression levels; higher ones make lists a few per cent smaller and take twice as long. */
const quickBrotli = 3;
const quickGzip = 3;

/** Returns the weight of a coding in an `Accept-Encoding` header; undefined when it is not listed. */
function weightIn(accepted: string, coding: string): number | undefined {
  for (const item of accepted.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name !== coding) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2));
  }
  return undefined;
}

/**
 * Chooses the coding of a response by the `Accept-Encoding` header: Brotli when the client weighs both equally; null for
 * none.
 */
export function chooseCoding(accepted: string | undefined): ContentCoding | null {
  if (accepted === undefined || accepted === '') return null;
  const others = weightIn(accepted, '*') ?? 0;
  const brotli = weightIn(accepted, 'br') ?? others;
  const gzipped = weightIn(accepted, 'gzip') ?? others;
  if (brotli > 0 && brotli >= gzipped) return 'br';
  return gzipped > 0 ? 'gzip' : null;
}

/** Compresses on another thread. @param quality of Brotli, 0 to 11 @default a fast one */
export async function pack(
  body: Buffer,
  coding: ContentCoding,
  quality: number = quickBrotli,
): Promise<Buffer> {
  if (coding === 'gzip') return gzipPacked(body, { level: quickGzip });
  return brotliPacked(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const pieceSize = 64 * 1024;

/** Bytes up to which a body is sent as a whole. */
const maxWholeLength = 4 * pieceSize;

function* piecesOf(bytes: Buffer): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceSize)
    yield bytes.subarray(start, start + pieceSize);
}

/**
 * Sends a body, a long one in pieces. Node.js reports progress by whole pieces, and the transfer limits need that progress.
 */
export function sendInPieces(reply: FastifyReply, body: string | Buffer): FastifyReply {
  if (body.length <= maxWholeLength) return reply.send(body);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return reply
    .header('content-length', bytes.length)
    .send(Readable.from(piecesOf(bytes), { objectMode: false }));
}

const json = 'application/json; charset=utf-8';

/** Bytes; shorter responses fit one packet uncompressed. */
const minCompressedLength = 1024;

function isPlain(response: unknown): response is object {
  if (typeof response !== 'object' || response === null) return false;
  if (Array.isArray(response)) return true;
  const prototype: unknown = Object.getPrototypeOf(response);
  return prototype === Object.prototype || prototype === null;
}

/** Compresses a response; the result for a serialized one is reused. */
async function compress(
  body: string | Buffer,
  serialized: SerializedResponse | undefined,
  coding: ContentCoding,
): Promise<Buffer> {
  const known = serialized?.compressed.get(coding);
  if (known !== undefined) return known;
  const bytes = await pack(typeof body === 'string' ? Buffer.from(body) : body, coding);
  serialized?.compressed.set(coding, bytes);
  return bytes;
}

/**
 * Sends what a route's handler returned. JSON of at least 1 KiB is compressed if the client accepts it. Responses of
 * public routes never are: they contain tokens, and the length of a compressed response can reveal a secret next to
 * text from the request (BREACH).
 */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: unknown,
  policy: Policy,
): Promise<FastifyReply> {
  if (!isPlain(response)) return reply.send(response);
  const serialized = findSerialized(response);
  const body = serialized?.body ?? JSON.stringify(response);
  void reply.header('content-type', json);
  if (policy === 'public' || body.length < minCompressedLength) return sendInPieces(reply, body);
  varyBy(reply, 'Accept-Encoding');
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (coding === null) return sendInPieces(reply, body);
  void reply.header('content-encoding', coding);
  return sendInPieces(reply, await compress(body, serialized, coding));
}
