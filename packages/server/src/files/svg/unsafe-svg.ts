import { MalformedXml, xmlTokens, type StartTag } from './xml-tokens.ts';

const names = `a altGlyph animate animateColor animateMotion animateTransform circle clipPath color-profile cursor defs
desc discard ellipse filter flowPara flowRegion flowRoot flowSpan font font-face font-face-format font-face-name
font-face-src g glyph glyphRef hatch hatchpath hkern image line linearGradient marker mask mesh meshgradient meshpatch
meshrow metadata missing-glyph mpath path pattern polygon polyline radialGradient rect set solidColor solidcolor stop
style svg switch symbol text textPath title tref tspan use view vkern`;

const known = new Set(names.split(/\s+/));

/** Returns whether SVG has an element of that name that neither runs code nor contains other markup. */
export function isSvgElement(name: string): boolean {
  return known.has(name) || /^fe[A-Z][A-Za-z]+$/.test(name);
}

/** Declarations and comments before the root: their start, and the text that ends them. */
const prolog: readonly (readonly [start: RegExp, end: string])[] = [
  [/^<\?xml/i, '?>'],
  [/^<!--/, '-->'],
  [/^<!doctype\s+svg/i, '>'],
];

/** The number of characters that distinguish them. */
const maxStartLength = 32;

/**
 * Returns whether a text is an SVG image: only declarations and comments precede its root. Reads each character once.
 */
export function isSvg(text: string): boolean {
  let at = 0;
  for (;;) {
    at += text.slice(at).search(/[^\s\uFEFF]|$/);
    const start = text.slice(at, at + maxStartLength);
    const end = prolog.find(([pattern]) => pattern.test(start))?.[1];
    if (end === undefined) return /^<svg[\s>/]/i.test(start);
    const closed = text.indexOf(end, at);
    if (closed === -1) return false;
    at = closed + end.length;
  }
}

/** Namespaces whose elements browsers render or run. */
const rendered = /^\s*http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml|1998\/math\/mathml)\s*$/i;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Attributes that an animation may not set, because they run code or load something. */
const notAnimated = /^(?:href|src|style|class|on.*)$/i;

function findUnsafeAttribute(element: string, name: string, value: string): string | undefined {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined;
  const local = localName(name).toLowerCase();
  if (local.startsWith('on')) return 'event handlers';
  if (local === 'base') return 'references to other addresses';
  if (local === 'href' || local === 'src') {
    return isContained(value) ? undefined : 'references to other addresses';
  }
  const isAnimation = element === 'set' || element.startsWith('animate');
  if (isAnimation && local === 'attributename' && notAnimated.test(localName(value.trim()))) {
    return 'animated links';
  }
  return findUnsafeStyle(value);
}

/** Creates a function that checks the tags of an SVG image in their order. */
function createTagCheck() {
  /** Prefixes of other vocabularies, such as those of drawing programs, whose elements browsers ignore. */
  const ignored = new Set<string>();
  const renderedPrefixes = new Set<string>();
  return ({ name, attributes }: StartTag): string | undefined => {
    for (const [key, value] of attributes) {
      if (!key.startsWith('xmlns:')) continue;
      (rendered.test(value) ? renderedPrefixes : ignored).add(key.slice(6));
    }
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : null;
    // A prefix that is bound to several namespaces counts as the more dangerous one.
    const isIgnored = prefix !== null && ignored.has(prefix) && !renderedPrefixes.has(prefix);
    const local = localName(name);
    if (!isIgnored && !isSvgElement(local)) return 'scripts or foreign content';
    for (const [key, value] of attributes) {
      const unsafe = findUnsafeAttribute(local, key, value);
      if (unsafe !== undefined) return unsafe;
    }
    return undefined;
  };
}

function findUnsafeToken(text: string): string | undefined {
  const check = createTagCheck();
  const open: { readonly name: string; readonly texts: string[] }[] = [];
  for (const token of xmlTokens(text)) {
    if (token.kind === 'doctype' && token.text.includes('[')) return 'definitions of entities';
    if (token.kind === 'instruction' && /^xml-stylesheet/i.test(token.text))
      return 'style sheets from elsewhere';
    if (token.kind === 'text') open.at(-1)?.texts.push(token.text);
    if (token.kind === 'start') {
      const unsafe = check(token);
      if (unsafe !== undefined) return unsafe;
      if (!token.isEmpty) open.push({ name: token.name, texts: [] });
    }
    if (token.kind === 'end') {
      const closed = open.pop();
      if (closed?.name !== token.name) throw new MalformedXml(token.name);
      // The parts around a comment or a CDATA section are one style sheet.
      const unsafe = localName(closed.name) === 'style' ? findUnsafeStyle(closed.texts.join('')) : undefined;
      if (unsafe !== undefined) return unsafe;
    }
  }
  if (open.length > 0) throw new MalformedXml('an open element');
  return undefined;
}

/**
 * Describes the part of an SVG image that could run code or load something when it is opened; undefined for a harmless
 * one. Only known SVG elements pass. Uploaded SVG files are also served as downloads in a sandbox, and shown in images.
 */
export function findUnsafeSvg(text: string): string | undefined {
  try {
    return findUnsafeToken(text);
  } catch (error) {
    if (error instanceof MalformedXml) return 'markup that is not well formed';
    throw error;
  }
}

/** References inside the image, and embedded images. */
const contained = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);|$)/i;

/** Returns whether a URL stays inside the image. */
export function isContained(address: string): boolean {
  return contained.test(address.trim());
}

/** Resolves CSS escapes: `u\72l(` becomes `url(`. */
function unescaped(css: string): string {
  return css.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(\n|[^\n]))/gi, (_, hex, character) => {
    if (typeof hex !== 'string') return String(character);
    const point = Number.parseInt(hex, 16);
    return point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
  });
}

/** Functions and properties that load a quoted URL without `url()`, or run code in old browsers. */
const loading = /(?:image-set|image|cross-fade|src|element|paint|expression)\(|-moz-binding|behavior\s*:/i;

const addresses = /url(?:-prefix)?\(\s*["']?([^"')]*)/gi;

/**
 * Describes the part of a style or a presentation attribute that loads something from elsewhere; undefined if there is
 * none.
 */
export function findUnsafeStyle(text: string): string | undefined {
  const css = unescaped(text);
  if (/@import/i.test(css)) return 'style sheets from elsewhere';
  if (loading.test(css)) return 'styles that load something';
  for (const [, address = ''] of css.matchAll(addresses)) {
    if (!isContained(address)) return 'references to other addresses';
  }
  return undefined;
}
