import type { ListFormat } from '../document/place.ts';
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
