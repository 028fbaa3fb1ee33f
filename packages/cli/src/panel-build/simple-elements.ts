/** An element of the message parser: words, a placeholder or a number, all without a style. */
interface SimpleElement {
  readonly type: number;
  readonly value: string;
}

/**
 * Returns the elements of a text with words, placeholders and numbers, as in `Row {row, number}`; undefined for other texts. The
 * build writes this function into the panel, so it must not use anything outside of it.
 */
export function simpleElements(text: string): readonly SimpleElement[] | undefined {
  // Words, a name and `, number` in turns.
  const pieces = text.split(/\{(\w+)(, number)?\}/);
  const elements: SimpleElement[] = [];
  for (let index = 0; index < pieces.length; index += 3) {
    const [words = '', name, format] = pieces.slice(index);
    if (/[{}<>']/.test(words)) return undefined;
    if (words) elements.push({ type: 0, value: words });
    if (name) elements.push({ type: format ? 2 : 1, value: name });
  }
  return elements;
}
