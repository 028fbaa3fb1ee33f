import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Encoded {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

/**
 * Compresses a small document the best way its reader understands. A few kilobytes take less than a
 * trip to another thread would.
 */
export function encodeDocument(text: string, acceptEncoding: string | undefined): Encoded {
  const body = Buffer.from(text);
  const accepted = new Set((acceptEncoding ?? '').split(',').map((item) => item.split(';', 1)[0]?.trim()));
  if (accepted.has('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: brotliCompressSync(body, { params }), encoding: 'br' };
  }
  if (accepted.has('gzip')) return { body: gzipSync(body, { level: 6 }), encoding: 'gzip' };
  return { body, encoding: null };
}
