import type { SearchColumn } from '../../database/dialect.ts';
import { searchedTypes } from './column-kind.ts';
import type { ScalarColumn } from './entry-table.ts';

/** Texts of many lines, which share what may be searched of them. */
const longTypes: ReadonlySet<string> = new Set(['text', 'richtext']);

/** Characters: of each short text, and of all long texts of an entry together. */
const searched = { short: 500, long: 16_000 };

/**
 * What a search looks through. Making an index costs about a millisecond for a thousand characters, and several where
 * no two of them are alike, while everybody waits: so it holds the beginning of the texts.
 */
export function searchColumns(scalars: readonly ScalarColumn[]): readonly SearchColumn[] {
  const texts = scalars.filter(({ definition }) => searchedTypes.has(definition.type));
  const longCount = texts.filter(({ definition }) => longTypes.has(definition.type)).length;
  return texts.map(({ column, definition }) => ({
    name: column,
    length: longTypes.has(definition.type) ? Math.floor(searched.long / longCount) : searched.short,
  }));
}
