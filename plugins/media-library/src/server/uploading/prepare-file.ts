import { mkdir, readFile } from 'node:fs/promises';
import { DatabaseError, generatedStem, findUnsafeSvg, isSvg, type PluginContext } from '@admin/server';
import type { FileFormat } from '../../file-schemas.ts';
import { unusable } from '../errors.ts';
import { svgSize, maxSvgLength, detectFileType, type FileType } from '../pictures/detect-file-type.ts';
import { pictureWorker } from '../pictures/picture-worker.ts';
import {
  TooLargePicture,
  UnreadableFile,
  type MadeVersion,
  type Processed,
  type VersionSpec,
} from '../pictures/picture-work.ts';
import type { ArrivedFile } from './receive-form.ts';
import { uploadSettings } from './upload-settings.ts';

/** Content with its storage name. */
export interface ToKeep {
  readonly name: string;
  readonly path: string;
}

/** An inspected file, ready to be stored. */
export interface PreparedFile extends FileType {
  readonly hash: string;
  /** Kilobytes with two digits. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly formats: Readonly<Record<string, FileFormat>> | null;
  /** The file and its smaller versions. */
  readonly contents: readonly ToKeep[];
}

const thumbnail: VersionSpec = { name: 'thumbnail', width: 245, height: 156 };

/** In the order of responses. */
const responsive: readonly VersionSpec[] = [
  { name: 'large', width: 1000, height: 1000 },
  { name: 'medium', width: 750, height: 750 },
  { name: 'small', width: 500, height: 500 },
];

/** Converts bytes to kilobytes with two digits. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100;
}

/** Returns the text of an SVG; null for other files. */
async function readSvg(file: ArrivedFile, { text }: Pick<Processed, 'text'>): Promise<string | null> {
  if (text === null || !isSvg(text)) return null;
  if (file.bytes > maxSvgLength) throw unusable(file.name, 'an SVG can have at most 2 MB');
  const svg = await readFile(file.path, 'utf8');
  const unsafePart = findUnsafeSvg(svg);
  if (unsafePart !== undefined) throw unusable(file.name, `an SVG must not contain ${unsafePart}`);
  return svg;
}

function tooLargeReason(size: string): string {
  return `a picture of this format with ${size} is too large to process. Make it smaller, or save it as a JPEG`;
}

async function process(
  services: Pick<PluginContext, 'get' | 'settings'>,
  file: ArrivedFile,
  userId: number,
): Promise<Processed> {
  const { sizeOptimization, responsiveDimensions, autoOrientation } =
    await services.settings.read(uploadSettings);
  const folder = `${file.path}-made`;
  await mkdir(folder);
  const versions = responsiveDimensions ? [thumbnail, ...responsive] : [thumbnail];
  try {
    const work = { userId, source: file.path, folder, versions, sizeOptimization, autoOrientation };
    return await services.get(pictureWorker).process(work);
  } catch (error) {
    // libvips reports a full disk only by the message of the operating system.
    if (error instanceof UnreadableFile && /no space left/i.test(error.message)) {
      throw new DatabaseError('full', error);
    }
    if (error instanceof UnreadableFile)
      throw unusable(file.name, 'the file is damaged or takes too long to process');
    if (error instanceof TooLargePicture) throw unusable(file.name, tooLargeReason(error.message));
    throw error;
  }
}

/** Returns the stored formats of the smaller versions, by name. */
function formatsOf(
  versions: readonly MadeVersion[],
  {
    name,
    hash,
    mime,
    ext,
    urlOf,
  }: FileType & { name: string; hash: string; urlOf: (name: string) => string },
): PreparedFile['formats'] {
  if (versions.length === 0) return null;
  const formats = versions.map((version): [string, FileFormat] => [
    version.name,
    {
      name: `${version.name}_${name}`,
      hash: `${version.name}_${hash}`,
      ext,
      mime,
      path: null,
      width: version.width,
      height: version.height,
      size: kilobytes(version.bytes),
      sizeInBytes: version.bytes,
      url: urlOf(`${version.name}_${hash}${ext}`),
    },
  ]);
  return Object.fromEntries(formats);
}

/**
 * Detects the type of a file by its content, and creates the smaller versions of a picture.
 * @param userId the user who sent it
 * @throws AppError FILE_UNUSABLE (400), OVERLOADED (503)
 */
export async function prepareFile(
  services: Pick<PluginContext, 'get' | 'settings' | 'files'>,
  file: ArrivedFile,
  userId: number,
): Promise<PreparedFile> {
  if (file.bytes === 0) throw unusable(file.name, 'the file is empty');
  const inspected = await process(services, file, userId);
  const svg = await readSvg(file, inspected);
  const type = detectFileType(file.name, inspected, svg !== null);
  if (type === null) throw unusable(file.name, 'the content does not match the file extension');
  const { picture } = inspected;
  const hash = generatedStem(file.name);
  const { width = null, height = null } = picture ?? (svg === null ? null : svgSize(svg)) ?? {};
  const versions = picture?.versions ?? [];
  const content = picture?.rewritten ?? { path: file.path, bytes: file.bytes };
  return {
    ...type,
    hash,
    size: kilobytes(content.bytes),
    width,
    height,
    formats: formatsOf(versions, { ...type, name: file.name, hash, urlOf: services.files.urlOf }),
    contents: [
      { name: `${hash}${type.ext}`, path: content.path },
      ...versions.map((version) => ({ name: `${version.name}_${hash}${type.ext}`, path: version.path })),
    ],
  };
}

/**
 * Stores prepared files. If one cannot be stored, none is.
 * @returns the names of all stored files
 */
export async function keepFiles(
  { files }: Pick<PluginContext, 'files'>,
  prepared: readonly PreparedFile[],
): Promise<readonly string[]> {
  const stored: string[] = [];
  try {
    for (const { contents, mime } of prepared) {
      for (const { name, path } of contents) {
        stored.push(name);
        await files.put(name, { path }, mime);
      }
    }
    return stored;
  } catch (error) {
    await Promise.allSettled(stored.map((name) => files.remove(name)));
    throw error;
  }
}
