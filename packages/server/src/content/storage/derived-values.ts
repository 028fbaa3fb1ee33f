import { wordPrefixes, wordPrefixesVersion } from '@admin/content-model';
import { keyColumn, wordsColumn } from '../../database/dialect.ts';
import { sortKey, sortKeyVersion } from '../../text/sort-keys/sort-key.ts';
import { searchedTypes } from './columns.ts';
import type { ContentStorage } from './content-storage.ts';
import type { EntryTable, ScalarColumn } from './entry-table.ts';

/** A column that the server derives from a text, with its value. */
export interface DerivedValue {
  readonly column: string;
  readonly value: string | null;
}

/** Returns whether sort keys and word prefixes are derived from an attribute's column. */
export function isDerivedFrom({ definition }: Pick<ScalarColumn, 'definition'>): boolean {
  return searchedTypes.has(definition.type);
}

/** Returns the columns derived from the texts of a table, in the order of {@link derivedValues}. */
export function derivedColumns(fields: readonly ScalarColumn[]): readonly string[] {
  return fields.filter(isDerivedFrom).flatMap(({ column }) => [keyColumn(column), wordsColumn(column)]);
}

/** Returns the values derived from a text. @param locale in whose order the text is sorted */
export function derivedValues(
  { search }: Pick<EntryTable, 'search'>,
  { column }: Pick<ScalarColumn, 'column'>,
  value: unknown,
  locale: string,
): readonly DerivedValue[] {
  const text = typeof value === 'string' ? value : null;
  const length = search.columns.find(({ name }) => name === column)?.length ?? 0;
  return [
    { column: keyColumn(column), value: text === null ? null : sortKey(text, locale) },
    { column: wordsColumn(column), value: text === null ? null : wordPrefixes(text.slice(0, length)) },
  ];
}

/** Returns the locale in whose order the texts of an entry are sorted: its own, or the default locale at start. */
export function sortLocaleOf(
  { sortLocale }: Pick<ContentStorage, 'sortLocale'>,
  { localized }: Pick<EntryTable, 'localized'>,
  locale: string | null,
): string {
  return localized && locale !== null ? locale : sortLocale;
}

/** Returns a signature that is equal for two tables if their derived columns contain the same values. */
export function derivedSignature(
  { search, localized }: Pick<EntryTable, 'search' | 'localized'>,
  sortLocale: string,
): string {
  const columns = search.columns.map(({ name, length }) => [name, length]);
  return JSON.stringify([sortKeyVersion, wordPrefixesVersion, localized ? null : sortLocale, columns]);
}
