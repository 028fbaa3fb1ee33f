import type { BlockKind, ListFormat, TextContext } from '../document/position.ts';
import type { InlineStyle } from './inline-style.ts';

/** A Word paragraph that is a list item; its marker is part of its text. */
export interface WordItem {
  readonly level: number;
  readonly format: ListFormat;
}

/** Reads `mso-list:l0 level2 lfo1`. Word writes list items as paragraphs, without lists. */
export function wordItem(element: Element, style: InlineStyle): WordItem | undefined {
  const level = /\blevel(\d{1,2})\b/.exec(style.get('mso-list') ?? '')?.[1];
  if (level === undefined) return undefined;
  return { level: Math.max(Number(level) - 1, 0), format: markerFormat(markerOf(element)) };
}

/** Returns whether an element contains the marker of an item or hidden text of Word. */
export function isWordAside(style: InlineStyle): boolean {
  return style.get('mso-list') === 'ignore' || style.get('mso-hide') === 'all';
}

/** Returns the level of a heading that Word writes as a paragraph, by its style name. */
export function wordHeading(element: Element): number | undefined {
  const name = /\bmso(title|subtitle|heading([1-6]))\b/i.exec(element.className);
  if (name === null) return undefined;
  return name[2] === undefined ? (name[1]?.toLowerCase() === 'title' ? 1 : 2) : Number(name[2]);
}

/** Returns whether a Word paragraph is a quotation, by its style name. */
export function isWordQuote(element: Element): boolean {
  return /\bmso(intense)?quote\b/i.test(element.className);
}

function markerOf(element: Element): string {
  for (const span of element.querySelectorAll('[style*="mso-list"]')) {
    if (/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) return span.textContent;
  }
  return '';
}

/** `1.`, `iv)` and `(b)` are ordered; `·`, `o` and `§`, letters of symbol fonts, are not. */
function markerFormat(marker: string): ListFormat {
  return /^[\s(]*(\d+|[a-z]{1,5})[.)]/i.test(marker) ? 'ordered' : 'unordered';
}

/** Returns the block kind of text in an element; undefined if the element does not change it. */
export function kindOf(element: Element, style: InlineStyle, { kind }: TextContext): BlockKind | undefined {
  if (element.tagName === 'LI') return itemKind(element);
  // Elements in a list item or in code are lines of it.
  if (kind.type === 'list-item' || kind.type === 'code') return undefined;
  const item = wordItem(element, style);
  if (item !== undefined) return { type: 'list-item', ...item, owner: element };
  if (element.tagName === 'PRE' || isCodeByStyle(element, style)) return codeKind(element);
  const level = headingLevel(element);
  if (level !== undefined) return { type: 'heading', level, owner: element };
  if (element.tagName === 'BLOCKQUOTE' || isWordQuote(element)) return { type: 'quote', owner: element };
  return undefined;
}

function headingLevel(element: Element): number | undefined {
  const byTag = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (byTag !== undefined) return Number(byTag);
  if (element.getAttribute('role') !== 'heading') return wordHeading(element);
  const level = Number(element.getAttribute('aria-level') ?? 2);
  return Number.isInteger(level) && level >= 1 ? Math.min(level, 6) : 2;
}

function itemKind(element: Element): BlockKind {
  const list = element.closest('ul, ol, menu');
  const declared = element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level');
  const level = declared === null ? listsAround(element) - 1 : Number(declared) - 1;
  return {
    type: 'list-item',
    level: Number.isInteger(level) ? Math.max(level, 0) : 0,
    format: list?.tagName === 'OL' ? 'ordered' : 'unordered',
    owner: element,
  };
}

function listsAround(element: Element): number {
  let lists = 0;
  // Deeper levels are not rendered differently.
  for (let list = element.closest('ul, ol, menu'); list !== null && lists < 10; lists++) {
    list = list.parentElement?.closest('ul, ol, menu') ?? null;
  }
  return lists;
}

/** Code editors copy lines in a monospace font, without a semantic element. */
function isCodeByStyle({ tagName }: Element, style: InlineStyle): boolean {
  return (
    tagName === 'DIV' &&
    style.get('white-space')?.startsWith('pre') === true &&
    /\b(monospace|menlo|consolas|monaco)\b/.test(style.get('font-family') ?? '')
  );
}

function codeKind(element: Element): BlockKind {
  const named = [element, ...element.querySelectorAll(':scope > code')].map(
    ({ className }) =>
      /(?:^|\s)(?:language|lang|highlight-source)-([\w-]{1,40})(?:\s|$)/.exec(className)?.[1],
  );
  const language = named.find((name) => name !== undefined);
  return { type: 'code', ...(language !== undefined && { language }), owner: element };
}
