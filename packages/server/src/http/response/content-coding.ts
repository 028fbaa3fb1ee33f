import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from '../../responses/serialized-response.ts';

const brotliPacked = promisify(brotliCompress);
const gzipPacked = promisify(gzip);

/** Better levels pack lists a few per cent smaller and take twice as long. */
const quickBrotli = 3;
const quickGzip = 3;

/** The weight that a list of codings gives one of them; undefined when it does not name it. */
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
 * The coding to answer in, by the `Accept-Encoding` header of the request: the smaller one of those that the
 * reader likes best, null for none.
 */
export function chooseCoding(accepted: string | undefined): ContentCoding | null {
  if (accepted === undefined || accepted === '') return null;
  const others = weightIn(accepted, '*') ?? 0;
  const brotli = weightIn(accepted, 'br') ?? others;
  const gzipped = weightIn(accepted, 'gzip') ?? others;
  if (brotli > 0 && brotli >= gzipped) return 'br';
  return gzipped > 0 ? 'gzip' : null;
}

/** Packs on another thread, fast rather than small. */
export async function pack(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return gzipPacked(body, { level: quickGzip });
  return brotliPacked(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quickBrotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
