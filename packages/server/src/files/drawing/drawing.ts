import { harmInStyle, isContained } from './css-harm.ts';
import { isDrawingElement } from './drawing-elements.ts';
import { MalformedXml, xmlTokens, type StartTag } from './xml-tokens.ts';

/** Declarations and comments before the root: their start, and the text that ends them. */
const prolog: readonly (readonly [start: RegExp, end: string])[] = [
  [/^<\?xml/i, '?>'],
  [/^<!--/, '-->'],
  [/^<!doctype\s+svg/i, '>'],
];

/** Characters that distinguish them. */
const longestStart = 32;

/** Whether a text is a drawing: only declarations and comments precede its root. Reads each character once. */
export function isDrawing(text: string): boolean {
  let at = 0;
  for (;;) {
    at += text.slice(at).search(/[^\s\uFEFF]|$/);
    const start = text.slice(at, at + longestStart);
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

/** Attributes that an animation may not set: they run code or load something. */
const notAnimated = /^(?:href|src|style|class|on.*)$/i;

function harmInAttribute(element: string, name: string, value: string): string | undefined {
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
  return harmInStyle(value);
}

/** Checks the tags of a drawing in their order. */
function createTagCheck() {
  /** Prefixes of other vocabularies, such as those of drawing programs; browsers ignore their elements. */
  const ignored = new Set<string>();
  const dangerous = new Set<string>();
  return ({ name, attributes }: StartTag): string | undefined => {
    for (const [key, value] of attributes) {
      if (!key.startsWith('xmlns:')) continue;
      (rendered.test(value) ? dangerous : ignored).add(key.slice(6));
    }
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : null;
    // A prefix that means something else somewhere in the drawing counts as the more dangerous one.
    const isIgnored = prefix !== null && ignored.has(prefix) && !dangerous.has(prefix);
    const local = localName(name);
    if (!isIgnored && !isDrawingElement(local)) return 'scripts or foreign content';
    for (const [key, value] of attributes) {
      const harm = harmInAttribute(local, key, value);
      if (harm !== undefined) return harm;
    }
    return undefined;
  };
}

function harmInTokens(text: string): string | undefined {
  const check = createTagCheck();
  const open: { readonly name: string; readonly texts: string[] }[] = [];
  for (const token of xmlTokens(text)) {
    if (token.kind === 'doctype' && token.text.includes('[')) return 'definitions of entities';
    if (token.kind === 'instruction' && /^xml-stylesheet/i.test(token.text))
      return 'style sheets from elsewhere';
    if (token.kind === 'text') open.at(-1)?.texts.push(token.text);
    if (token.kind === 'start') {
      const harm = check(token);
      if (harm !== undefined) return harm;
      if (!token.isEmpty) open.push({ name: token.name, texts: [] });
    }
    if (token.kind === 'end') {
      const closed = open.pop();
      if (closed?.name !== token.name) throw new MalformedXml(token.name);
      // The pieces around a comment or a CDATA section are one style sheet.
      const harm = localName(closed.name) === 'style' ? harmInStyle(closed.texts.join('')) : undefined;
      if (harm !== undefined) return harm;
    }
  }
  if (open.length > 0) throw new MalformedXml('an open element');
  return undefined;
}

/**
 * Describes what in a drawing could run code or load something when it is opened; undefined for a harmless one. Only known
 * elements of SVG pass. Uploaded drawings are served as downloads in a sandbox as well, and shown in images.
 */
export function harmIn(text: string): string | undefined {
  try {
    return harmInTokens(text);
  } catch (error) {
    if (error instanceof MalformedXml) return 'markup that is not well formed';
    throw error;
  }
}
