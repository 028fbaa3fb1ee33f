import path from 'node:path';
import { SVG } from 'image-size/types/svg';
import type { Inspected } from './picture-work.ts';

/** Maximum length of an SVG, in characters. */
export const maxSvgLength = 2_000_000;

/** Number of characters at the start that contain the size. */
const head = 16_384;

/** Returns the size of an SVG in pixels; null without one. */
export function svgSize(text: string): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = SVG.calculate(new TextEncoder().encode(text.slice(0, head)));
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
  } catch {
    // The library throws if there is no size.
    return null;
  }
}

/** The stored type of a file. */
export interface FileType {
  readonly mime: string;
  /** The extension with a dot. */
  readonly ext: `.${string}`;
}

/** The part of an inspection that determines the type. */
type Inspection = Pick<Inspected, 'mime' | 'ext' | 'text'>;

/** Text types by extension; each is served as a download, never as a page. */
const texts: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.srt': 'application/x-subrip',
  '.tsv': 'text/tab-separated-values',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
};

/** Older Office documents share one signature. */
const documents: Readonly<Record<string, string>> = {
  '.doc': 'application/msword',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.xls': 'application/vnd.ms-excel',
};

/** Another name of the same type. */
const spellings: Readonly<Record<string, `.${string}`>> = { '.jpeg': '.jpg', '.tiff': '.tif' };

/** Types that pages rely on: the content must match the extension. */
const claims: readonly (readonly [pattern: RegExp, mime: RegExp])[] = [
  [/^\.(?:png|jpe?g|gif|webp|avif|tiff?|bmp|ico|heic)$/, /^image\/(?!svg)/],
  [/^\.svg$/, /^image\/svg/],
  [
    /^\.(?:mp4|m4v|webm|mov|avi|mkv|mpe?g|mp3|m4a|ogg|oga|ogv|wav|flac|aac)$/,
    /^(?:video|audio|application\/ogg)/,
  ],
  [/^\.pdf$/, /^application\/pdf$/],
];

/** Returns the extension of a name in lower case. */
function endingOf(fileName: string): string {
  return path.extname(fileName).toLowerCase();
}

function typeOf(ending: string, { mime, ext, text }: Inspection, isSvg: boolean): FileType {
  if (isSvg) return { mime: 'image/svg+xml', ext: '.svg' };
  if (text !== null) {
    const known = Object.hasOwn(texts, ending) ? texts[ending] : undefined;
    // Content that a browser or a machine could execute is stored as plain text.
    return known === undefined ? { mime: 'text/plain', ext: '.txt' } : { mime: known, ext: toExt(ending) };
  }
  if (mime === null || ext === null) return { mime: 'application/octet-stream', ext: '.bin' };
  const document = Object.hasOwn(documents, ending) ? documents[ending] : undefined;
  if (mime === 'application/x-cfb' && document !== undefined) return { mime: document, ext: toExt(ending) };
  return { mime, ext: spellings[ending] === ext ? toExt(ending) : toExt(ext) };
}

function toExt(ending: string): `.${string}` {
  return `.${ending.slice(1)}`;
}

/**
 * Returns the type of a file by its content. The extension only decides between text types; null when it claims a
 * picture, video, audio file or document that the content is not.
 */
export function detectFileType(fileName: string, inspected: Inspection, isSvg: boolean): FileType | null {
  const ending = endingOf(fileName);
  const type = typeOf(ending, inspected, isSvg);
  const claim = claims.find(([pattern]) => pattern.test(ending));
  return claim === undefined || claim[1].test(type.mime) ? type : null;
}
