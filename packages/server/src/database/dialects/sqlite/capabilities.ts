import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind, DialectCapabilities } from '../../dialect.ts';
import { prefixSearch } from './prefix-search.ts';
import { textSearch } from './text-search.ts';
import { sqliteCounts } from './entry-counts.ts';
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

/** The capabilities of SQLite. */
export const sqliteCapabilities: DialectCapabilities = {
  isExclusive: true,
  listing: {
    needsPlans: true,
    // The limit keeps the inner select unchanged, and a cross join runs in its written order.
    scan: ({ table, part, order, window, where }) => sql`from (select ${sql.id(table, 'id')} as walked
        from ${sql.id(table)} ${part ? sql`where ${part}` : sql``} order by ${order} limit ${window}) as walk
      cross join ${sql.id(table)} on ${sql.id(table, 'id')} = walk.walked where ${where}`,
    unindexed: (expression) => sql`+${expression}`,
    storedCounts: sqliteCounts,
  },
  search: { ...textSearch, ...prefixSearch },
  columnType: (kind) => sql.raw(types[kind]),
  // There is one writer at a time, so that ids follow the order of the transactions.
  commits: { current: sql`0`, settled: sql`1` },
  identityType: sql.raw('integer primary key autoincrement'),
  // Integers beyond 2^53 would lose digits as JavaScript numbers.
  selected: (column, kind) => (kind === 'biginteger' ? sql`cast(${column} as text)` : column),
  bound: (value, kind) => (kind === 'biginteger' && typeof value === 'string' ? BigInt(value) : value),
  compared: (value, kind) => sql`${sqliteCapabilities.bound(value, kind)}`,
  inList: (column, values) =>
    sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`,
  listParameter: (values) => JSON.stringify(values),
  // One writer runs at a time: no row changes during its transaction.
  forUpdate: sql``,
  forShare: sql``,
  lockTable: () => null,
  // Columns of all numeric kinds accept integers and reals.
  changeColumnType: () => null,
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
  ordered: (expression, direction) => sql`${expression} ${sql.raw(direction)}`,
  keyType: sql`text`,
  byBytes: (expression) => expression,
  columnsOf: (table) =>
    sql<{ readonly name: string }>`select name from pragma_table_info(${table})` satisfies RawBuilder<{
      readonly name: string;
    }>,
};
