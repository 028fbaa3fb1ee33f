import type { Policy } from '@admin/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finishedAnswer, type ContentCoding, type FinishedAnswer } from '../../answers/finished-answer.ts';
import { chooseCoding, pack } from './content-coding.ts';
import { sendInPieces } from './send-in-pieces.ts';
import { varyBy } from './vary.ts';

const json = 'application/json; charset=utf-8';

/** Shorter answers fit one packet as they are. */
const worthPacking = 1024;

function isPlain(answer: unknown): answer is object {
  if (typeof answer !== 'object' || answer === null) return false;
  if (Array.isArray(answer)) return true;
  const prototype: unknown = Object.getPrototypeOf(answer);
  return prototype === Object.prototype || prototype === null;
}

/** The bytes of an answer in that coding; those of a finished one are kept for the next reader. */
async function packed(
  written: string | Buffer,
  finished: FinishedAnswer | undefined,
  coding: ContentCoding,
): Promise<Buffer> {
  const known = finished?.packed.get(coding);
  if (known !== undefined) return known;
  const bytes = await pack(typeof written === 'string' ? Buffer.from(written) : written, coding);
  finished?.packed.set(coding, bytes);
  return bytes;
}

/**
 * Sends what a route's handler gave. JSON of some length goes out packed where the reader understands it;
 * answers of public routes never do: they hand out tokens, and a packed answer's length can tell about both
 * the secret and the request in it.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  policy: Policy,
): Promise<FastifyReply> {
  if (!isPlain(answer)) return reply.send(answer);
  const finished = finishedAnswer(answer);
  const written = finished?.body ?? JSON.stringify(answer);
  void reply.header('content-type', json);
  if (policy === 'public' || written.length < worthPacking) return sendInPieces(reply, written);
  varyBy(reply, 'Accept-Encoding');
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (coding === null) return sendInPieces(reply, written);
  void reply.header('content-encoding', coding);
  return sendInPieces(reply, await packed(written, finished, coding));
}
