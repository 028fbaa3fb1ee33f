import { open, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type';

/**
 * @typedef {import('./picture-work.ts').PictureTask} PictureTask
 * @typedef {import('./picture-work.ts').PictureResponse} PictureResponse
 * @typedef {import('./picture-work.ts').PictureWork} PictureWork
 * @typedef {import('./picture-work.ts').Inspected} Inspected
 * @typedef {import('./picture-work.ts').MadePicture} MadePicture
 * @typedef {import('./picture-work.ts').PictureHeader} PictureHeader
 * @typedef {import('sharp').Sharp} Sharp
 * @typedef {(source: string | Buffer, options: import('sharp').SharpOptions) => Sharp} SharpModule
 */

/*
 * The program of the processes that read uploaded files: decoders written in C read what strangers sent. A crash, a hang
 * or a memory limit ends this process and leaves the server running. Plain JavaScript, because Node.js starts it by path.
 *
 * Each message is a `PictureTask`, each response a `PictureResponse` (picture-work.ts).
 */

/** The maximum resident memory of this process in bytes; past it, the process ends. */
const memoryLimit = Number(process.argv[2]);

/** The exit code after `memoryLimit` was exceeded; the parent reads it. */
const outOfMemory = 77;

/** The interval in milliseconds between measurements of memory during a task. */
const measureEvery = 20;

/** The maximum number of pixels of a picture, all frames together. */
const maxPixels = 120_000_000;

/** The number of bytes at the start that determine whether a file without a signature is a text. */
const sampleBytes = 65_536;

/** The supported picture formats by libvips loader; all other loaders are blocked. */
const decoders = {
  'image/jpeg': 'VipsForeignLoadJpeg',
  'image/png': 'VipsForeignLoadPng',
  'image/webp': 'VipsForeignLoadWebp',
  'image/gif': 'VipsForeignLoadNsgif',
  'image/avif': 'VipsForeignLoadHeif',
  'image/tiff': 'VipsForeignLoadTiff',
};

/** The options of every picture. @type {import('sharp').SharpOptions} */
const input = { limitInputPixels: maxPixels, failOn: 'error' };

/** @type {Promise<SharpModule> | undefined} */
let loading;

/**
 * Loads sharp without caches and with one thread, and blocks all loaders except `decoders`.
 * @returns {Promise<SharpModule>}
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
    // A character of several bytes may be cut off at the end of the sample.
    return new TextDecoder('utf-8', { fatal: true }).decode(sample, {
      stream: sample.length === sampleBytes,
    });
  } catch {
    return null;
  }
}

/**
 * Sets how an output of the same format is written.
 * @param {Sharp} image
 * @param {{ mime: string, quality: number, pixels: number }} output
 */
function written(image, { mime, quality, pixels }) {
  // Optimised Huffman tables keep the coefficients of the whole picture in memory: 6 bytes per pixel.
  if (mime === 'image/jpeg') return image.jpeg({ quality, optimiseCoding: pixels < 8_000_000 });
  if (mime === 'image/png') return image.png({ compressionLevel: 9 });
  if (mime === 'image/webp') return image.webp({ quality });
  if (mime === 'image/avif') return image.avif({ quality: Math.min(quality, 60), effort: 1 });
  return image.gif();
}

/**
 * Makes the smaller versions. The picture is decoded once, to the largest version.
 * @param {SharpModule} sharp
 * @param {PictureWork} work
 * @returns {Promise<MadePicture['versions']>}
 */
async function writeVersions(sharp, { source, folder, header, versions }) {
  /** @type {MadePicture['versions'][number][]} */
  const made = [];
  const bounds = {
    width: Math.max(...versions.map(({ width }) => width)),
    height: Math.max(...versions.map(({ height }) => height)),
  };
  // Even a picture smaller than all versions is fully decoded, to detect truncated files.
  const { data, info } = await sharp(source, input)
    .timeout({ seconds: 40 })
    .autoOrient()
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { name, width, height } of versions) {
    if (header.width <= width && header.height <= height) continue;
    const file = path.join(folder, name);
    // Based on the sizes of the original, since those of the largest version are rounded.
    const scale = Math.min(width / header.width, height / header.height);
    const image = sharp(data, { raw }).resize({
      width: Math.max(1, Math.round(header.width * scale)),
      height: Math.max(1, Math.round(header.height * scale)),
      fit: 'fill',
    });
    const output = { mime: header.mime, quality: 80, pixels: width * height };
    const { size, ...wrote } = await written(image, output).toFile(file);
    made.push({ name, path: file, width: wrote.width, height: wrote.height, bytes: size });
  }
  return made;
}

/**
 * Writes the picture again: without camera metadata, upright, or compressed better. Returns null where the original stays.
 * @param {SharpModule} sharp
 * @param {PictureWork} work
 * @returns {Promise<MadePicture['rewritten']>}
 */
async function rewrite(sharp, { source, folder, header, rewrite: how }) {
  if (how === null) return null;
  const { mime, orientation, pages } = header;
  const file = path.join(folder, 'rewritten');
  const image = sharp(source, { ...input, animated: pages > 1 }).timeout({ seconds: 50 });
  // Metadata is omitted; the orientation remains as a tag unless the pixels are rotated.
  const upright =
    how.turn || orientation === 1
      ? image.autoOrient()
      : image.withExif({ IFD0: { Orientation: String(orientation) } });
  const output = { mime, quality: how.optimize ? 80 : 95, pixels: header.width * header.height };
  const { size } = await written(upright.keepIccProfile(), output).toFile(file);
  const { size: before } = await stat(source);
  return how.isRequired || size < before ? { path: file, bytes: size } : null;
}

/**
 * Reads the header of a picture without decoding it.
 * @param {string} mime
 * @param {string} source
 * @returns {Promise<PictureHeader>}
 */
async function readHeader(mime, source) {
  loading ??= loadSharp();
  const sharp = await loading;
  const metadata = await sharp(source, input).metadata();
  const { channels, orientation = 1, pages = 1, exif, xmp, iptc, chromaSubsampling = '4:4:4' } = metadata;
  return {
    mime,
    ...metadata.autoOrient,
    channels,
    bytesPerSample: metadata.depth === 'uchar' ? 1 : metadata.depth === 'ushort' ? 2 : 4,
    chromaSubsampling,
    isProgressive: metadata.isProgressive,
    orientation,
    pages,
    hasMetadata: exif !== undefined || xmp !== undefined || iptc !== undefined,
  };
}

/**
 * Finds out what a file is.
 * @param {string} source
 * @returns {Promise<Inspected>}
 */
async function inspect(source) {
  const found = await fileTypeFromFile(source);
  const mime = found?.mime ?? null;
  const isText = mime === null || mime === 'application/xml';
  const text = isText ? await textOf(source) : null;
  const ext = found === undefined ? null : `.${found.ext}`;
  const isPicture = mime !== null && Object.hasOwn(decoders, mime);
  return { mime, ext, text, header: isPicture ? await readHeader(mime, source) : null };
}

/**
 * @param {PictureWork} work
 * @returns {Promise<MadePicture>}
 */
async function make(work) {
  loading ??= loadSharp();
  const sharp = await loading;
  const versions = await writeVersions(sharp, work);
  return { versions, rewritten: await rewrite(sharp, work) };
}

/**
 * @param {PictureTask} task
 * @returns {Promise<PictureResponse>}
 */
async function response(task) {
  try {
    return task.kind === 'inspect' ? { inspected: await inspect(task.source) } : { made: await make(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

// Requests of the server have priority.
setPriority(10);
process.on('message', (/** @type {PictureTask} */ task) => {
  // The limit of the operating system exists on Linux only, and does not count mapped files.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryLimit) process.exit(outOfMemory);
  }, measureEvery);
  void response(task).then((answered) => {
    clearInterval(watch);
    process.send?.(answered);
  });
});
// The server has ended.
process.on('disconnect', () => process.exit(0));
