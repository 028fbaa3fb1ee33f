import type { BlockKind, Place } from '../document/place.ts';
import type { InlineStyle } from './inline-style.ts';
import { isWordQuote, wordHeading, wordItem } from './word.ts';

/** The block that text in an element belongs to; undefined where the element changes nothing about that. */
export function kindOf(element: Element, style: InlineStyle, { kind }: Place): BlockKind | undefined {
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
  const told = element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level');
  const level = told === null ? listsAround(element) - 1 : Number(told) - 1;
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
