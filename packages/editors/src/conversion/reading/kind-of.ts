import type { BlockKind, ListFormat, TextContext } from '../document/position.ts';
import type { InlineStyle } from './inline-style.ts';

/** A paragraph of Word that is the item of a list, whose marker is part of its text. */
export interface WordItem {
  readonly level: number;
  readonly format: ListFormat;
}

/** Reads `mso-list:l0 level2 lfo1`: Word has no lists in its HTML, only paragraphs that look like items. */
export function wordItem(element: Element, style: InlineStyle): WordItem | undefined {
  const level = /\blevel(\d{1,2})\b/.exec(style.get('mso-list') ?? '')?.[1];
  if (level === undefined) return undefined;
  return { level: Math.max(Number(level) - 1, 0), format: markerFormat(markerOf(element)) };
}

/** Whether an element holds the marker of an item, or text that Word does not show. */
export function isWordAside(style: InlineStyle): boolean {
  return style.get('mso-list') === 'ignore' || style.get('mso-hide') === 'all';
}

/** The level of a heading that Word writes as a paragraph, by the name of its style. */
export function wordHeading(element: Element): number | undefined {
  const name = /\bmso(title|subtitle|heading([1-6]))\b/i.exec(element.className);
  if (name === null) return undefined;
  return name[2] === undefined ? (name[1]?.toLowerCase() === 'title' ? 1 : 2) : Number(name[2]);
}

/** Whether a paragraph is a quotation, by the name of its style. */
export function isWordQuote(element: Element): boolean {
  return /\bmso(intense)?quote\b/i.test(element.className);
}

function markerOf(element: Element): string {
  for (const span of element.querySelectorAll('[style*="mso-list"]')) {
    if (/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) return span.textContent;
  }
  return '';
}

/** `1.`, `iv)` and `(b)` count; `·`, `o` and `§`, letters of symbol fonts, do not. */
function markerFormat(marker: string): ListFormat {
  return /^[\s(]*(\d+|[a-z]{1,5})[.)]/i.test(marker) ? 'ordered' : 'unordered';
}

/** The block that text in an element belongs to; undefined where the element changes nothing about that. */
export function kindOf(element: Element, style: InlineStyle, { kind }: TextContext): BlockKind | undefined {
  if (element.tagName === 'LI') return itemKind(element);
  // What stands in an item or in code is a line of it, whatever it would be elsewhere.
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
  // Deeper ones are drawn as if they were not.
  for (let list = element.closest('ul, ol, menu'); list !== null && lists < 10; lists++) {
    list = list.parentElement?.closest('ul, ol, menu') ?? null;
  }
  return lists;
}

/** Editors of code copy lines of a fixed width, and no element that says so. */
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
