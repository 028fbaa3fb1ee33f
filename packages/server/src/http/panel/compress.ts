import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContentCoding } from '../../responses/serialized-response.ts';
import { chooseCoding } from '../response/content-coding.ts';

export interface Encoded {
  readonly body: Buffer;
  readonly encoding: ContentCoding | null;
}

/**
 * Compresses a small document the best way its reader understands. A few kilobytes take less than a
 * trip to another thread would.
 */
export function encodeDocument(text: string, acceptEncoding: string | undefined): Encoded {
  const body = Buffer.from(text);
  const encoding = chooseCoding(acceptEncoding);
  if (encoding === null) return { body, encoding };
  if (encoding === 'gzip') return { body: gzipSync(body, { level: 6 }), encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: brotliCompressSync(body, { params }), encoding };
}
