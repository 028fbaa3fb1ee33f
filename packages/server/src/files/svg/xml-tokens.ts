/** A start tag with its attributes, character references resolved. */
export interface StartTag {
  readonly kind: 'start';
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly isEmpty: boolean;
}

export type XmlToken =
  | StartTag
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'doctype' | 'instruction'; readonly text: string };

/** Thrown for text that is not well-formed XML, or uses features that SVG images do not need. */
export class MalformedXml extends Error {
  override readonly name = 'MalformedXml';
}

const namePattern = String.raw`[A-Za-z_][\w.:-]*`;
const attributePattern = String.raw`\s+(${namePattern})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`;
const startTag = new RegExp(String.raw`<(${namePattern})`, 'y');
const attribute = new RegExp(attributePattern, 'y');
const startTagEnd = /\s*(\/?)>/y;
const endTag = new RegExp(String.raw`</(${namePattern})\s*>`, 'y');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @throws MalformedXml for an entity that the document would have to define */
function resolved(text: string): string {
  const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w*));?/gi;
  return text.replaceAll(reference, (found: string, decimal?: string, hex?: string, name = '') => {
    if (!found.endsWith(';')) throw new MalformedXml(found);
    const digits = decimal ?? hex;
    if (digits !== undefined) {
      const point = Number.parseInt(digits, decimal === undefined ? 16 : 10);
      if (point > 0x10ffff) throw new MalformedXml(found);
      return String.fromCodePoint(point);
    }
    const character = Object.hasOwn(entities, name) ? entities[name] : undefined;
    if (character === undefined) throw new MalformedXml(found);
    return character;
  });
}

/** Sections that end with a fixed text; their content is not markup. */
const sections = [
  ['<!--', '-->', null],
  ['<![CDATA[', ']]>', 'text'],
  ['<?', '?>', 'instruction'],
] as const;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readStartTag(text: string, at: number): { readonly token: StartTag; readonly end: number } {
  const [opening, name = ''] = match(startTag, text, at) ?? [];
  if (opening === undefined) throw new MalformedXml('a tag');
  const attributes = new Map<string, string>();
  let end = at + opening.length;
  for (let found = match(attribute, text, end); found !== null; found = match(attribute, text, end)) {
    const [all, key = '', double, single] = found;
    if (attributes.has(key)) throw new MalformedXml(key);
    attributes.set(key, resolved(double ?? single ?? ''));
    end += all.length;
  }
  const closing = match(startTagEnd, text, end);
  if (closing === null) throw new MalformedXml(name);
  const isEmpty = closing[1] === '/';
  return {
    token: { kind: 'start', name, attributes: [...attributes], isEmpty },
    end: end + closing[0].length,
  };
}

/**
 * Splits XML into tokens, and reads each character once. Stricter than XML where SVG images need no more: names are
 * ASCII, and a document type has no definitions.
 * @throws MalformedXml
 */
export function* xmlTokens(text: string): Generator<XmlToken> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const textEnd = next === -1 ? text.length : next;
    if (textEnd > at) yield { kind: 'text', text: resolved(text.slice(at, textEnd)) };
    at = textEnd;
    if (next === -1) return;
    const section = sections.find(([start]) => text.startsWith(start, at));
    if (section !== undefined) {
      const [start, end, kind] = section;
      const closed = text.indexOf(end, at + start.length);
      if (closed === -1) throw new MalformedXml(start);
      const content = text.slice(at + start.length, closed);
      if (kind !== null) yield { kind, text: content };
      at = closed + end.length;
    } else if (/^<!doctype\s/i.test(text.slice(at, at + 10))) {
      const closed = text.indexOf('>', at);
      if (closed === -1) throw new MalformedXml('<!DOCTYPE');
      yield { kind: 'doctype', text: text.slice(at, closed) };
      at = closed + 1;
    } else if (text.startsWith('</', at)) {
      const found = match(endTag, text, at);
      if (found === null) throw new MalformedXml('</');
      yield { kind: 'end', name: found[1] ?? '' };
      at += found[0].length;
    } else {
      const { token, end } = readStartTag(text, at);
      yield token;
      at = end;
    }
  }
}
