/** Characters that browsers remove from an address before they read its scheme. */
const ignored = /[\s\p{C}\p{Z}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

const allowedSchemes = new Set(['http', 'https', 'mailto']);

/** Whether a preview may contain an address: `http`, `https`, `mailto` or relative. */
export function isAllowedUrl(url: string): boolean {
  const [, name] = scheme.exec(url.replace(ignored, '')) ?? [];
  return name === undefined || allowedSchemes.has(name.toLowerCase());
}

/**
 * The attribute by which the parser tells what it made itself: a footnote, a block of code with its language, the long
 * form of an abbreviation. Its name is drawn anew for every visit, so that no text can bring it along; it is taken
 * away before anything is shown.
 */
export const ownMark: string = `data-own-${crypto.getRandomValues(new Uint32Array(2)).join('')}`;

/** The purpose of an element that the parser created. */
export type OwnMark =
  | { readonly kind: 'warning' | 'tip' | 'notes' }
  | { readonly kind: 'code'; readonly language: string }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'start'; readonly number: number }
  /** The target of a link, or a link to a target; ids within the document. */
  | { readonly kind: 'link'; readonly id: string; readonly to: string }
  | { readonly kind: 'place'; readonly id: string };

/** Serializes a mark as the value of the attribute. */
export function writeMark(mark: OwnMark): string {
  return JSON.stringify(mark);
}

/** Returns the mark of an element; undefined without one. */
export function takeMark(element: Element): OwnMark | undefined {
  const value = element.getAttribute(ownMark);
  element.removeAttribute(ownMark);
  // Nobody but this module's writer knows the attribute.
  return value === null ? undefined : (JSON.parse(value) as OwnMark);
}
