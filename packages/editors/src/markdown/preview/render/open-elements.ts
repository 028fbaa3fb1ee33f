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

/** How many elements a piece of HTML leaves open, less those that it closes; a rough count, for keeping together. */
export function openElements(html: string): number {
  let open = 0;
  for (const [, end, name = '', isEmpty] of html.matchAll(tag)) {
    if (isEmpty === '/' || withoutEnd.has(name.toLowerCase())) continue;
    open += end === '/' ? -1 : 1;
  }
  return open;
}
