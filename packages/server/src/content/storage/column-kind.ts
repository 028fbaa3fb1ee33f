import type { ScalarType } from '@admin/content-model';
import type { ColumnKind } from '../../database/dialect.ts';

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
