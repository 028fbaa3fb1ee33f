import type { Inspection, PictureHeader, Rewriting } from './picture-work.ts';

const megabyte = 1024 * 1024;

/** Native memory that the decoders and encoders of one picture may use, by lane. Bytes. */
export const pictureMemory = { quick: 64 * megabyte, slow: 250 * megabyte } as const;

/** The maximum memory of a process and what the operating system may give it, by lane. Bytes; 512 MB of RSS in total. */
export const processMemory = {
  quick: { resident: 172 * megabyte, data: 200 * megabyte },
  slow: { resident: 340 * megabyte, data: 360 * megabyte },
} as const;

/** The process that handles a picture. */
export type Lane = keyof typeof pictureMemory;

/** Formats that browsers display; only these get smaller versions. */
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Memory of every picture: line buffers and the 1,000-pixel version. Bytes. */
const fixed = 16 * megabyte;

/** Processor seconds per megapixel, decoding and encoding, measured with photographs. */
const secondsPerMegapixel: Readonly<Record<string, number>> = {
  'image/jpeg': 0.03,
  'image/png': 0.25,
  'image/webp': 0.25,
  'image/gif': 0.15,
  'image/avif': 2,
};

/** Processor seconds above which a picture is processed in the slow lane. */
const quickSeconds = 1.2;

function samplesPerPixel({ channels, chromaSubsampling }: PictureHeader): number {
  if (channels !== 3) return channels;
  if (chromaSubsampling.startsWith('4:2:0')) return 1.5;
  return chromaSubsampling.startsWith('4:2:2') ? 2 : 3;
}

/** Bytes per pixel for decoding, measured with libvips 8.18 and rounded up. */
function decodingBytes(header: PictureHeader): number {
  const { mime, channels, bytesPerSample, isProgressive } = header;
  if (mime === 'image/avif') return 20 * bytesPerSample;
  if (mime === 'image/webp') return 5.5;
  if (mime === 'image/gif') return 12;
  if (!isProgressive) return 1;
  // The coefficients of the whole picture as 16-bit numbers.
  if (mime === 'image/jpeg') return 0.8 + samplesPerPixel(header) * 2;
  return 0.5 + channels * bytesPerSample * 1.4;
}

/** Bytes per pixel of all frames for encoding the whole picture again, including decoding. */
function rewritingBytes(header: PictureHeader): number {
  const { mime, pages } = header;
  if (mime === 'image/avif') return 55 * header.bytesPerSample;
  if (mime === 'image/webp') return pages > 1 ? 9 : 20;
  if (mime === 'image/gif') return 12;
  return decodingBytes(header);
}

/** Returns the maximum native memory for the smaller versions and the encoding of a picture. Bytes. */
function memoryOf(header: PictureHeader, isRewritten: boolean): number {
  const pixels = header.width * header.height;
  const decoding = decodingBytes(header) * pixels;
  const rewriting = isRewritten ? rewritingBytes(header) * pixels * header.pages : 0;
  // Huffman tables are optimised below 8 megapixels (picture-process.js), from coefficients of 6 bytes per pixel.
  const tables = header.mime === 'image/jpeg' && isRewritten && pixels < 8_000_000 ? pixels * 6 : 0;
  return fixed + Math.max(decoding, rewriting) + tables;
}

/** The steps for a picture, and the process that runs them. */
export interface PicturePlan {
  readonly lane: Lane;
  readonly rewrite: Rewriting | null;
}

/**
 * Plans the processing of a picture by its header.
 * @returns null if it is stored unchanged without smaller versions, `too large` if it needs more memory than available
 */
export function planPicture(
  header: PictureHeader,
  { sizeOptimization, autoOrientation }: Pick<Inspection, 'sizeOptimization' | 'autoOrientation'>,
): PicturePlan | null | 'too large' {
  if (!shown.has(header.mime)) return null;
  const turn = autoOrientation && header.orientation > 1;
  const isRequired = turn || header.hasMetadata;
  const fits = (isRewritten: boolean) => memoryOf(header, isRewritten) <= pictureMemory.slow;
  if (!fits(isRequired)) return 'too large';
  // Compressing an AVIF again takes seconds per megapixel and saves little.
  const isOptimized = sizeOptimization && header.mime !== 'image/avif' && fits(true);
  const isRewritten = isRequired || isOptimized;
  const rewrite = isRewritten ? { turn: autoOrientation, optimize: sizeOptimization, isRequired } : null;
  const megapixels = (header.width * header.height * (isRewritten ? header.pages : 1)) / 1_000_000;
  const seconds = megapixels * (secondsPerMegapixel[header.mime] ?? 1);
  const isQuick = memoryOf(header, isRewritten) <= pictureMemory.quick && seconds <= quickSeconds;
  return { lane: isQuick ? 'quick' : 'slow', rewrite };
}
