import { open, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type';

/**
 * @typedef {import('./picture-work.ts').Inspection} Inspection
 * @typedef {import('./picture-work.ts').Inspected} Inspected
 * @typedef {import('./picture-work.ts').InspectedPicture} InspectedPicture
 * @typedef {import('./picture-work.ts').MadeVersion} MadeVersion
 * @typedef {import('sharp').Sharp} Sharp
 * @typedef {import('sharp').Metadata} Metadata
 * @typedef {(source: string, options: import('sharp').SharpOptions) => Sharp} Open
 * @typedef {{ sharp: Open, request: Inspection, mime: string, metadata: Metadata }} Work
 */

/*
 * A process of its own: it reads what strangers made with decoders that strangers wrote. When one hangs, crashes or
 * takes all memory, this process ends and the server goes on. Plain JavaScript, because it is started by its file.
 *
 * Every message is an `Inspection` (picture-work.ts), answered with what was found.
 */

/** Pixels of a picture; a camera of today has half of it. */
const mostPixels = 120_000_000;

/** Bytes from the beginning that tell whether a file without a signature is a text. */
const sampleBytes = 65_536;

/** The picture formats that are read, by the decoder of libvips for them; all others stay locked. */
const decoders = {
  'image/jpeg': 'VipsForeignLoadJpeg',
  'image/png': 'VipsForeignLoadPng',
  'image/webp': 'VipsForeignLoadWebp',
  'image/gif': 'VipsForeignLoadNsgif',
  'image/avif': 'VipsForeignLoadHeif',
  'image/tiff': 'VipsForeignLoadTiff',
};

/** Formats that browsers show, and so get smaller versions. */
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** How every picture is opened. @type {import('sharp').SharpOptions} */
const input = { limitInputPixels: mostPixels, failOn: 'error' };

/** @type {Promise<Open> | undefined} */
let loading;

/**
 * sharp, with everything locked that no picture of a page needs.
 * @returns {Promise<Open>}
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: Object.values(decoders) });
  return sharp;
}

/** @param {string} file */
async function readSample(file) {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * The beginning of a text file; null for a file that is none.
 * @param {string} file
 */
async function textOf(file) {
  const sample = await readSample(file);
  const isText = sample.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  if (!isText) return null;
  try {
    // A letter of several bytes may be cut off where the sample ends.
    return new TextDecoder('utf-8', { fatal: true }).decode(sample, {
      stream: sample.length === sampleBytes,
    });
  } catch {
    return null;
  }
}

/**
 * How an output of the same format is written.
 * @param {Sharp} image
 * @param {string} mime
 * @param {number} quality
 */
function written(image, mime, quality) {
  if (mime === 'image/jpeg') return image.jpeg({ quality });
  if (mime === 'image/png') return image.png({ compressionLevel: 9 });
  if (mime === 'image/webp') return image.webp({ quality });
  if (mime === 'image/avif') return image.avif({ quality: Math.min(quality, 60), effort: 2 });
  return image.gif();
}

/**
 * @param {Work} work
 * @returns {Promise<MadeVersion[]>}
 */
async function writeVersions({ sharp, request, mime, metadata: { autoOrient: size } }) {
  /** @type {MadeVersion[]} */
  const made = [];
  for (const { name, width, height } of request.versions) {
    const isLarger = size.width > width || size.height > height;
    // The thumbnail is made of every picture: whoever decodes it to its end knows that it is whole.
    if (!isLarger && name !== 'thumbnail') continue;
    const file = path.join(request.folder, name);
    const image = sharp(request.source, input)
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true });
    const told = await written(image, mime, 80).toFile(file);
    if (isLarger) made.push({ name, path: file, width: told.width, height: told.height, bytes: told.size });
  }
  return made;
}

/**
 * Writes the picture again: without what cameras add, smaller, or upright; null where it may stay as it is.
 * @param {Work} work
 * @returns {Promise<InspectedPicture['rewritten']>}
 */
async function rewrite({ sharp, request, mime, metadata }) {
  const { orientation = 1, pages = 1, exif, xmp, iptc } = metadata;
  const turned = request.autoOrientation && orientation > 1;
  const tellsPlace = exif !== undefined || xmp !== undefined || iptc !== undefined;
  if (!turned && !tellsPlace && !request.sizeOptimization) return null;
  const file = path.join(request.folder, 'rewritten');
  const image = sharp(request.source, { ...input, animated: pages > 1 }).timeout({ seconds: 40 });
  // Metadata is left behind; which way is up has to stay where the pixels do.
  const upright =
    request.autoOrientation || orientation === 1
      ? image.autoOrient()
      : image.withExif({ IFD0: { Orientation: String(orientation) } });
  const quality = request.sizeOptimization ? 80 : 95;
  const { size } = await written(upright.keepIccProfile(), mime, quality).toFile(file);
  const { size: before } = await stat(request.source);
  return turned || tellsPlace || size < before ? { path: file, bytes: size } : null;
}

/**
 * @param {string} mime
 * @param {Inspection} request
 * @returns {Promise<InspectedPicture>}
 */
async function inspectPicture(mime, request) {
  loading ??= loadSharp();
  const sharp = await loading;
  const metadata = await sharp(request.source, input).metadata();
  const size = metadata.autoOrient;
  if (!shown.has(mime)) return { ...size, versions: [], rewritten: null };
  /** @type {Work} */
  const work = { sharp, request, mime, metadata };
  const versions = await writeVersions(work);
  return { ...size, versions, rewritten: await rewrite(work) };
}

/**
 * @param {Inspection} request
 * @returns {Promise<Inspected>}
 */
async function inspect(request) {
  const found = await fileTypeFromFile(request.source);
  const mime = found?.mime ?? null;
  const isText = mime === null || mime === 'application/xml';
  const text = isText ? await textOf(request.source) : null;
  const ext = found === undefined ? null : `.${found.ext}`;
  if (mime === null || !Object.hasOwn(decoders, mime)) return { mime, ext, text, picture: null };
  return { mime, ext, text, picture: await inspectPicture(mime, request) };
}

/** @param {object} message */
function answer(message) {
  process.send?.(message);
}

// Whoever waits for an answer of the server comes first.
setPriority(10);
process.on('message', (/** @type {Inspection} */ request) => {
  inspect(request).then(
    (found) => answer({ found }),
    (/** @type {unknown} */ error) =>
      answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
