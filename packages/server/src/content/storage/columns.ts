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

/** Returns `2026-01-31` from a date or a longer ISO text; undefined for anything else. */
export function parseDate(text: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text)?.[1];
  if (day === undefined) return undefined;
  const parsed = new Date(`${day}T00:00:00.000Z`);
  // `Date` rolls a day that does not exist over into the next month.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined;
}

/** Returns `09:15:00.000` from `9:15`, `09:15:00` or with fractions; undefined for anything else. */
export function parseTime(text: string): string | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/.exec(text);
  if (!parts) return undefined;
  const [, hours = '', minutes = '', seconds = '00', fraction = '0'] = parts;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}

/** Returns an ISO date and time in UTC with milliseconds, from ISO text or milliseconds since 1970. */
export function parseDateTime(text: string): string | undefined {
  const isCount = /^-?\d{5,16}$/.test(text);
  if (!isCount && !/^\d{4}-\d{2}(?:-\d{2})?(?:[T ].+)?$/.test(text)) return undefined;
  const parsed = new Date(isCount ? Number(text) : text);
  const year = parsed.getUTCFullYear();
  return Number.isNaN(year) || year < 0 || year > 9999 ? undefined : parsed.toISOString();
}
