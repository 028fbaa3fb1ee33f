import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind, DialectCapabilities } from '../../dialect.ts';
import { sqliteCounts } from './sqlite-counts.ts';
import { sqliteSearch } from './sqlite-search.ts';
import { sqliteWords } from './sqlite-words.ts';
import { matchesText } from './text-match.ts';

const types: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  integer: 'integer',
  biginteger: 'integer',
  real: 'real',
  decimal: 'real',
  boolean: 'integer',
  date: 'text',
  time: 'text',
  datetime: 'text',
  json: 'text',
};

/** What SQLite can do, and how. */
export const sqliteCapabilities: DialectCapabilities = {
  name: 'sqlite',
  isExclusive: true,
  columnType: (kind) => sql.raw(types[kind]),
  identityType: sql.raw('integer primary key autoincrement'),
  // Numbers beyond 2^53 would lose digits on the way out.
  selected: (column, kind) => (kind === 'biginteger' ? sql`cast(${column} as text)` : column),
  bound: (value, kind) => (kind === 'biginteger' && typeof value === 'string' ? BigInt(value) : value),
  compared: (value, kind) => sql`${sqliteCapabilities.bound(value, kind)}`,
  inList: (column, values) =>
    sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`,
  listParameter: (values) => JSON.stringify(values),
  // Writers pass a gate one at a time: nothing can change meanwhile.
  forUpdate: sql``,
  byteLength: (column) => sql<number>`octet_length(${column})`,
  matches: matchesText,
  jsonField: (object, key, kind) => {
    const value = sql`json_extract(${object}, ${`$."${key}"`})`;
    return kind === 'biginteger' ? sql`cast(${value} as integer)` : value;
  },
  jsonArray: (object, key) => sql`json_extract(${object}, ${`$."${key}"`})`,
  jsonElements: (array, alias) => ({
    from: sql`json_each(${array}) as ${sql.id(alias)}`,
    element: sql`${sql.id(alias)}.value`,
  }),
  jsonFirst: (array) => sql`json_extract(${array}, '$[0]')`,
  unindexed: (expression) => sql`+${expression}`,
  ordered: (expression, direction) => sql`${expression} ${sql.raw(direction)}`,
  // The limit keeps the inner select as it is, and a cross join is done in the order in which it is written.
  walk: ({ table, part, order, window, where }) => sql`from (select ${sql.id(table, 'id')} as walked
      from ${sql.id(table)} ${part ? sql`where ${part}` : sql``} order by ${order} limit ${window}) as walk
    cross join ${sql.id(table)} on ${sql.id(table, 'id')} = walk.walked where ${where}`,
  keptCounts: sqliteCounts,
  needsPlans: true,
  keyType: sql`text`,
  byBytes: (expression) => expression,
  ...sqliteSearch,
  ...sqliteWords,
  columnsOf: (table) =>
    sql<{ readonly name: string }>`select name from pragma_table_info(${table})` satisfies RawBuilder<{
      readonly name: string;
    }>,
};
