import { reservedColumns } from '../storage/entry-table.ts';

/** Shorter than PostgreSQL's limit of 63 bytes, with room for the prefixes of indexes. */
const longestName = 40;

/** The column for a new field: readable, lower case (SQLite ignores case), not taken. */
export function columnName(attribute: string, taken: ReadonlySet<string>): string {
  return freeName(snakeCase(attribute), (name) => taken.has(name) || reservedColumns.includes(name));
}

/** The table for a new content type; the prefix keeps it apart from the server's own tables. */
export function tableName(collectionName: string, taken: ReadonlySet<string>): string {
  return freeName(`content_${snakeCase(collectionName)}`, (name) => taken.has(name));
}

function snakeCase(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return words.toLowerCase().slice(0, longestName);
}

function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  let count = 2;
  while (isTaken(`${wanted}_${count}`)) count += 1;
  return `${wanted}_${count}`;
}
