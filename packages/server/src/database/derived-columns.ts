/**
 * Columns beside a text column, which the server fills with each write: SQLite has no collations of languages, and the
 * two databases split texts into words differently. No attribute has a `$` in its column's name.
 */

/** The column by which a text column is sorted: its order by bytes is that of the language. */
export function keyColumn(column: string): string {
  return `${column}$key`;
}

/** The column with the beginnings of the words of a text column. */
export function wordsColumn(column: string): string {
  return `${column}$words`;
}
