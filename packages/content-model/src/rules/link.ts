/** Code points that browsers drop or skip in a URL, and invisible ones. */
const ignored: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

const scheme = /^([a-z][a-z0-9+.-]*):/i;

const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

const imageSchemes: ReadonlySet<string> = new Set(['http', 'https']);

/**
 * Returns whether a URL is allowed in a link: http, https, mailto, tel, or without a scheme (a path, a query, an
 * anchor), and no longer than 10,000 characters. Characters that browsers ignore are ignored here too, so that they
 * cannot hide a scheme.
 */
export function isSafeLink(url: string): boolean {
  return hasSchemeOf(url, linkSchemes);
}

/** Returns whether a URL is allowed as the source of an image: http, https, or without a scheme. */
export function isSafeImageSource(url: string): boolean {
  return hasSchemeOf(url, imageSchemes);
}

/** Browsers and servers reject longer ones. */
const maxUrlLength = 10_000;

function hasSchemeOf(url: string, allowed: ReadonlySet<string>): boolean {
  if (url.length > maxUrlLength) return false;
  const visible = Array.from(url).filter(isVisible).join('');
  if (visible === '') return false;
  const found = scheme.exec(visible)?.[1];
  return found === undefined || allowed.has(found.toLowerCase());
}

function isVisible(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return !ignored.some(([from, to]) => code >= from && code <= to);
}
