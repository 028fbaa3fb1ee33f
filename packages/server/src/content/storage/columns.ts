import type { ScalarType } from '@admin/content-model';
import type { ColumnKind, SearchColumn } from '../../database/dialect.ts';
import type { ScalarColumn } from './entry-table.ts';

/** The column kind of each attribute type. */
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

/** Multi-line texts, which are too long to sort by and share one limit of searched characters. */
const longTypes: ReadonlySet<string> = new Set<ScalarType>(['text', 'richtext']);

const numberKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'integer',
  'biginteger',
  'real',
  'decimal',
]);

function typesWhere(holds: (kind: ColumnKind, type: string) => boolean): ReadonlySet<string> {
  const types = Object.entries(columnKinds).filter(
    ([type, kind]) => type !== 'password' && holds(kind, type),
  );
  return new Set(types.map(([type]) => type));
}

/** The attribute types whose texts are searchable. */
export const searchedTypes = typesWhere((kind) => kind === 'text');

/** The attribute types whose values are compared with a number in a search. */
export const searchedNumbers = typesWhere((kind) => numberKinds.has(kind));

/** The attribute types that have an index to sort lists by. */
export const sortableTypes = typesWhere((kind, type) => kind !== 'json' && !longTypes.has(type));

/** Searched characters of each short text, and of all long texts of an entry together. */
const searched = { short: 500, long: 16_000 };

/**
 * Returns the searched part of each text column. Indexing takes about 1 ms per thousand characters, more if all of them
 * differ, and blocks the event loop; therefore only the start of a text is indexed.
 */
export function searchColumns(scalars: readonly ScalarColumn[]): readonly SearchColumn[] {
  const texts = scalars.filter(({ definition }) => searchedTypes.has(definition.type));
  const longCount = texts.filter(({ definition }) => longTypes.has(definition.type)).length;
  return texts.map(({ column, definition }) => ({
    name: column,
    length: longTypes.has(definition.type) ? Math.floor(searched.long / longCount) : searched.short,
  }));
}
