/** References inside the drawing, and pictures that it contains. */
const contained = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);|$)/i;

/** Whether an address stays inside the drawing. */
export function isContained(address: string): boolean {
  return contained.test(address.trim());
}

/** CSS escapes resolved: `u\72l(` is `url(`. */
function unescaped(css: string): string {
  return css.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(\n|[^\n]))/gi, (_, hex, character) => {
    if (typeof hex !== 'string') return String(character);
    const point = Number.parseInt(hex, 16);
    return point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
  });
}

/** Functions and properties that load something by a quoted address, without `url()`, or run code in old browsers. */
const loading = /(?:image-set|image|cross-fade|src|element|paint|expression)\(|-moz-binding|behavior\s*:/i;

const addresses = /url(?:-prefix)?\(\s*["']?([^"')]*)/gi;

/** Describes what in a style or a presentation attribute loads something from elsewhere; undefined where nothing does. */
export function harmInStyle(text: string): string | undefined {
  const css = unescaped(text);
  if (/@import/i.test(css)) return 'style sheets from elsewhere';
  if (loading.test(css)) return 'styles that load something';
  for (const [, address = ''] of css.matchAll(addresses)) {
    if (!isContained(address)) return 'references to other addresses';
  }
  return undefined;
}
