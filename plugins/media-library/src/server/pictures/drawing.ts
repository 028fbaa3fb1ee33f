import { SVG } from 'image-size/types/svg';

/** Characters that a drawing may have; more is no drawing for a page. */
export const longestDrawing = 2_000_000;

/** Nothing after it says how large a drawing is. */
const head = 16_384;

/** What may stand before the root: how it begins, and what ends it. */
const prolog: readonly (readonly [begin: RegExp, end: string])[] = [
  [/^<\?xml/i, '?>'],
  [/^<!--/, '-->'],
  [/^<!doctype\s+svg/i, '>'],
];

/** Characters that tell which of these it is. */
const longestBegin = 32;

/** Whether a text is a drawing: what comes before its root are declarations and comments. Reads each letter once. */
export function isDrawing(text: string): boolean {
  let at = 0;
  for (;;) {
    at += text.slice(at).search(/[^\s\uFEFF]|$/);
    const begin = text.slice(at, at + longestBegin);
    const end = prolog.find(([pattern]) => pattern.test(begin))?.[1];
    if (end === undefined) return /^<svg[\s>/]/i.test(begin);
    const closed = text.indexOf(end, at);
    if (closed === -1) return false;
    at = closed + end.length;
  }
}

/**
 * What could act when a drawing is opened by itself. What it shows needs none of it. No pattern looks beyond the tag that
 * it begins in: whoever sends thousands of beginnings would have each of them read to the end of the text.
 */
const active: readonly (readonly [RegExp, string])[] = [
  [/<!(?:entity|element|attlist)|<!doctype[^<>[]*\[/i, 'definitions of entities'],
  [
    /<(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)[\s>/]/i,
    'scripts or foreign content',
  ],
  [/[\s"'/](?:[\w-]+:)?on[a-z]+\s*=/i, 'event handlers'],
  [
    /<(?:[\w-]+:)?(?:set|animate\w*)(?=[\s/])[^<>]*attributename\s*=\s*["']?\s*(?:[\w-]+:)?(?:href|on)/i,
    'animated links',
  ],
  [/<\?xml-stylesheet/i, 'style sheets from elsewhere'],
  [/@import/i, 'style sheets from elsewhere'],
];

const references = /(?:\bhref|\bsrc)\s*=\s*(?:"([^"]*)"|'([^']*)')|url\(\s*["']?([^"')]*)/gi;

/** References inside of the drawing, and pictures that it brings along. */
const harmless = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);|$)/i;

/**
 * What makes a drawing one that nobody may upload, in words for people; undefined for a harmless one. Drawings are only
 * ever served as downloads in a sandbox, and shown in images: this is the second wall.
 */
export function harmIn(text: string): string | undefined {
  const found = active.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return found[1];
  for (const [, double, single, inStyle] of text.matchAll(references)) {
    const target = (double ?? single ?? inStyle ?? '').trim();
    if (!harmless.test(target)) return 'references to other addresses';
  }
  return undefined;
}

/** The size of a drawing in pixels; null where it does not say. */
export function drawingSize(text: string): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = SVG.calculate(new TextEncoder().encode(text.slice(0, head)));
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
  } catch {
    // The library's way to say that there is none.
    return null;
  }
}
