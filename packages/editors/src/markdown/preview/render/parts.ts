import type { Token } from 'markdown-it';

const tag = /<(\/?)([a-z][a-z0-9-]*)(?:\s[^<>]*?)?(\/?)>/gi;

const withoutEnd = new Set([
  'br',
  'hr',
  'img',
  'input',
  'source',
  'wbr',
  'col',
  'area',
  'meta',
  'link',
  'embed',
]);

/** Estimates how many elements a piece of HTML leaves open, less those that it closes. */
export function openElements(html: string): number {
  let open = 0;
  for (const [, end, name = '', isEmpty] of html.matchAll(tag)) {
    if (isEmpty === '/' || withoutEnd.has(name.toLowerCase())) continue;
    open += end === '/' ? -1 : 1;
  }
  return open;
}

/** A unit of rendering: a paragraph, a list, or everything between the tags of an HTML element. */
export interface Part {
  /** First line of its source, from 0. */
  readonly line: number;
  /** The line after the last one. */
  readonly end: number;
  readonly tokens: readonly Token[];
}

/** The parts of a document in order, and its footnotes, which are rendered at the end. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly footnotes: readonly Token[];
}

function linesOf(tokens: readonly Token[]): Pick<Part, 'line' | 'end'> {
  const maps = tokens.flatMap(({ map }) => (map ? [map] : []));
  return { line: Math.min(...maps.map(([from]) => from)), end: Math.max(...maps.map(([, to]) => to)) };
}

/** Splits the tokens of a document into parts. */
export function partsOf(tokens: readonly Token[]): Parts {
  const parts: Part[] = [];
  const footnotes: Token[] = [];
  let together: Token[] = [];
  let open = 0;
  let isFootnote = false;
  for (const token of tokens) {
    isFootnote ||= token.type === 'footnote_reference_open';
    (isFootnote ? footnotes : together).push(token);
    if (token.type === 'html_block') open = Math.max(0, open + openElements(token.content));
    if (isFootnote) {
      isFootnote = token.type !== 'footnote_reference_close';
    } else if (token.level === 0 && token.nesting !== 1 && open === 0) {
      parts.push({ ...linesOf(together), tokens: together });
      together = [];
    }
  }
  if (together.length > 0) parts.push({ ...linesOf(together), tokens: together });
  return { parts, footnotes };
}
