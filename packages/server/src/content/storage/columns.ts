import type { ScalarType } from '@admin/content-model';
import type { ColumnKind, SearchColumn } from '../../database/dialect.ts';
import type { ScalarColumn } from './entry-table.ts';

/** How a value of each attribute type is stored. */
export const columnKinds: Readonly<Record<ScalarType, ColumnKind>> = {
  string: 'text',
  text: 'text',
  richtext: 'text',
  blocks: 'json',
  email: 'text',
  password: 'text',
  uid: 'text',
  enumeration: 'text',
  integer: 'integer',
  biginteger: 'biginteger',
  float: 'real',
  decimal: 'decimal',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  json: 'json',
};

/** Types whose values are looked through by a search. */
export const searchedTypes: ReadonlySet<string> = new Set([
  'string',
  'text',
  'richtext',
  'email',
  'uid',
  'enumeration',
]);

/** Types whose values equal a searched number. */
export const searchedNumbers: ReadonlySet<string> = new Set(['integer', 'biginteger', 'float', 'decimal']);

/** Types that a list is sorted by often enough to be worth an index. */
export const sortableTypes: ReadonlySet<string> = new Set([
  'string',
  'email',
  'uid',
  'enumeration',
  'integer',
  'biginteger',
  'float',
  'decimal',
  'boolean',
  'date',
  'time',
  'datetime',
]);

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
