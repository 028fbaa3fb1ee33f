import type { Policy } from '@admin/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  findSerialized,
  type ContentCoding,
  type SerializedResponse,
} from '../../responses/serialized-response.ts';
import { chooseCoding, pack } from './content-coding.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { varyBy } from './vary.ts';

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
