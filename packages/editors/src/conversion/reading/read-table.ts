/** A table of words: a line for each row. Others arrange a page, and what they hold stands one below the other. */
export function isTableOfWords(table: Element): boolean {
  return (
    table.querySelector('table, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, img, td p + p') === null
  );
}
