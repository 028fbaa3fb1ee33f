import { sql, type RawBuilder } from 'kysely';

/** The kinds of values in a column, independent of the SQL types of a dialect. */
export type ColumnKind =
  'text' | 'integer' | 'biginteger' | 'real' | 'decimal' | 'boolean' | 'date' | 'time' | 'datetime' | 'json';

/** How a text comparison treats upper and lower case. */
export type LetterCase = 'exact' | 'folded';

/** The position in a value at which a text has to occur. */
export type TextPosition = 'whole' | 'start' | 'end' | 'anywhere';

/** A value that both drivers can bind. */
export type BoundValue = string | number | bigint | boolean | null;

/** A column whose texts are searched. */
export interface SearchColumn {
  readonly name: string;
  /** The indexed characters from the start: indexing a text blocks other writes. */
  readonly length: number;
}

/** The searched columns of a table. */
export interface SearchTable {
  readonly table: string;
  /** In a stable order. */
  readonly columns: readonly SearchColumn[];
}

/** Returns the part of a text that is searched. */
export function searchedPart({ table, column }: { readonly table: string; readonly column: SearchColumn }) {
  return sql<string>`substr(${sql.id(table, column.name)}, 1, ${sql.raw(String(column.length))})`;
}

/** Returns a text that is equal for two indexes with the same content. */
export function signatureOf({ columns }: SearchTable): string {
  return JSON.stringify(columns.map(({ name, length }) => [name, length]));
}

// Derived columns belong to a text column and are filled by the server with each write: SQLite has no collations of
// languages, and the two databases split texts into words differently. No other column has a `$` in its name.

/** Returns the name of the column with the sort key of a text column. */
export function keyColumn(column: string): string {
  return `${column}$key`;
}

/** Returns the name of the column with the word prefixes of a text column. */
export function wordsColumn(column: string): string {
  return `${column}$words`;
}

/** Statements that surround the insertion of many rows in one transaction. */
export interface BulkStatements {
  /** Suspend the indexing of single rows. */
  readonly before: readonly string[];
  /** Index the rows from that id, and resume the indexing of single rows. */
  after(firstId: number): readonly string[];
}

/** An indexed search, in the forms that a query can use. */
export interface IndexedSearch {
  /** Finds all matching rows first. */
  readonly found: RawBuilder<boolean>;
  /** Tests each row that is read. */
  readonly matches: RawBuilder<boolean>;
  /** Tests each row that is read, fast: rows that it accepts match, but it misses some. */
  readonly likely: RawBuilder<boolean>;
  /** Selects the ids of the matching rows; null if the index does not yield them. */
  readonly ids: RawBuilder<unknown> | null;
}

/** A search index over the texts of a table. */
export interface SearchCapabilities {
  /**
   * Returns the statements that create or change the trigram index of a table; run at schema sync.
   * @param before the signature of the existing index; null without one
   */
  indexStatements(search: SearchTable, before: string | null): readonly string[];
  /** Returns the statements that surround the insertion of many rows. */
  bulkStatements(search: SearchTable): BulkStatements;
  /** Finds the rows whose texts contain a term; null for terms that the index cannot find. */
  find(search: SearchTable, columns: readonly SearchColumn[], term: string): IndexedSearch | null;
  /**
   * Returns the statements that create or change the index of word prefixes; run at schema sync, once the columns exist.
   * @param before as for `indexStatements`
   */
  prefixIndexStatements(search: SearchTable, before: string | null): readonly string[];
  /** Finds the rows in whose texts a word starts with one or two letters, in the form of `wordPrefixes`. */
  findPrefix(search: SearchTable, columns: readonly SearchColumn[], prefix: string): IndexedSearch;
}

/** The number of entries by table and locale, stored in the table `entry_counts`. */
export interface StoredCounts {
  /** Create that table, and the objects that the statements of `follow` need. */
  readonly create: readonly string[];
  /** Add the numbers of published entries to that table, and let the objects count them. */
  readonly addPublished: readonly string[];
  /** Returns the statements that stop counting the entries of a table. */
  unfollow(table: string): readonly string[];
  /** Returns the statements that count each insertion, deletion and publication of an entry. */
  follow(table: string): readonly string[];
  /** Merges the rows of a table in which each change adds one; null if each locale has a single row. */
  compact(table: string): RawBuilder<unknown> | null;
}

/** A scan of rows in an order. */
export interface Scan {
  readonly table: string;
  /** The part of the table that indexes cover; null for all of it. */
  readonly part: RawBuilder<boolean> | null;
  readonly order: RawBuilder<unknown>;
  /** The number of rows to test. */
  readonly window: number;
  readonly where: RawBuilder<boolean>;
}

/** The properties of the database that list plans depend on. */
export interface ListingCapabilities {
  /**
   * Requires queries to state the order in which their parts run, because the database does not estimate frequencies.
   */
  readonly needsPlans: boolean;
  /** Follows the columns of a select that tests rows in an order. */
  scan(scan: Scan): RawBuilder<unknown>;
  /** Returns the same value, without the use of an index. */
  readonly unindexed: (expression: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly storedCounts: StoredCounts;
}

/** Numbers of transactions. Rows below `settled`, in the order of number and id, never get another row between them. */
export interface CommitOrder {
  /** The number of the running transaction. */
  readonly current: RawBuilder<unknown>;
  /** The number below which every transaction has ended. */
  readonly settled: RawBuilder<unknown>;
}

/** The differences between the supported databases; operations use these capabilities and never the name of a database. */
export interface DialectCapabilities {
  /** Restricts the database to one server at a time. */
  readonly isExclusive: boolean;
  readonly listing: ListingCapabilities;
  readonly search: SearchCapabilities;
  /** Returns the SQL type of a column of that kind. */
  columnType(kind: ColumnKind): RawBuilder<unknown>;
  /** The order in which the rows of transactions become visible, which their ids follow only with a single writer. */
  readonly commits: CommitOrder;
  /** The definition of an integer primary key whose values are never reused. */
  readonly identityType: RawBuilder<unknown>;
  /** The type of a text column that is sorted by its bytes. */
  readonly keyType: RawBuilder<unknown>;
  /** Changes the type of a column; null if columns of both kinds have the same type. */
  changeColumnType(table: string, column: string, kind: ColumnKind): RawBuilder<unknown> | null;
  /** Selects the names of the columns of a table; none without such a table. */
  columnsOf(table: string): RawBuilder<{ readonly name: string }>;
  /** Locks a table against other servers until the transaction ends; null if there are none. */
  lockTable(table: string): RawBuilder<unknown> | null;
  /** Ends a select in a transaction: locks its rows until the transaction ends. */
  readonly forUpdate: RawBuilder<unknown>;
  /** Ends a select in a transaction: its rows can be read by others, and changed once the transaction ends. */
  readonly forShare: RawBuilder<unknown>;
  /** Selects a column in the form that `ColumnKind` promises (big integers as text). */
  selected(column: RawBuilder<unknown>, kind: ColumnKind): RawBuilder<unknown>;
  /** Returns a value in the form in which it is bound for a column of that kind. */
  bound(value: BoundValue, kind: ColumnKind): BoundValue;
  /** Returns a value to compare a column with; a value that the column cannot hold, such as a huge id, is unequal. */
  compared(value: BoundValue, kind: ColumnKind): RawBuilder<unknown>;
  /** Returns `column in (list)` with the list as one bound parameter, so that the text of the statement is constant. */
  inList(
    column: RawBuilder<unknown>,
    values: readonly (number | string)[],
    type?: 'integer' | 'text',
  ): RawBuilder<boolean>;
  /** Returns the parameter that `inList` binds, for statements that are compiled once. */
  listParameter(values: readonly (number | string)[]): unknown;
  /** Returns the size in bytes of a text or JSON column, without reading its value if possible. */
  byteLength(column: RawBuilder<unknown>): RawBuilder<number>;
  /** Returns whether a text matches; wildcards such as `%`, `_` and `*` in `needle` are literal. */
  matches(
    column: RawBuilder<unknown>,
    needle: string,
    position: TextPosition,
    letterCase: LetterCase,
  ): RawBuilder<boolean>;
  /** Returns a text that is sorted and compared by its bytes. */
  byBytes(expression: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Sorts null first in ascending and last in descending order. */
  ordered(expression: RawBuilder<unknown>, direction: 'asc' | 'desc'): RawBuilder<unknown>;
  /** Returns a scalar of a JSON object, typed as `kind`. */
  jsonField(object: RawBuilder<unknown>, key: string, kind: ColumnKind): RawBuilder<unknown>;
  /** Returns a JSON array of a JSON object. */
  jsonArray(object: RawBuilder<unknown>, key: string): RawBuilder<unknown>;
  /** Returns a `from` item that yields the elements of a JSON array as `alias`, and the expression of an element. */
  jsonElements(
    array: RawBuilder<unknown>,
    alias: string,
  ): { readonly from: RawBuilder<unknown>; readonly element: RawBuilder<unknown> };
  /** Returns the first element of a JSON array. */
  jsonFirst(array: RawBuilder<unknown>): RawBuilder<unknown>;
}
