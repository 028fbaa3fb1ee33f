/** What the `style` attribute of an element declares, by property; texts as they are written, in small letters. */
export type InlineStyle = ReadonlyMap<string, string>;

const none: InlineStyle = new Map();

/** Longer ones come from nobody who formats text. */
const longestStyle = 4000;

/** Reads a `style` attribute without asking the browser, which knows no properties of word processors. */
export function inlineStyle(element: Element): InlineStyle {
  const text = element.getAttribute('style');
  if (text === null || text.length > longestStyle) return none;
  const style = new Map<string, string>();
  for (const declaration of text.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) style.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return style;
}
