/** Characters that browsers remove from an address before they read its scheme. */
const ignored = /[\s\p{C}\p{Z}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

const allowedSchemes = new Set(['http', 'https', 'mailto']);

/** Returns whether a preview may contain an address: `http`, `https`, `mailto` or relative. */
export function isAllowedUrl(url: string): boolean {
  const [, name] = scheme.exec(url.replace(ignored, '')) ?? [];
  return name === undefined || allowedSchemes.has(name.toLowerCase());
}

/**
 * Attribute that marks elements created by the parser: footnotes, code blocks with a language, abbreviations. Its name is
 * random on each page load, so that no text can contain it. It is removed before the preview is rendered.
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
  // Only `writeMark` writes the attribute.
  return value === null ? undefined : (JSON.parse(value) as OwnMark);
}
