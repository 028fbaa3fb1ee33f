import { sql, type RawBuilder } from 'kysely';

/** What a column holds, independent of how a dialect spells the type. */
export type ColumnKind =
  'text' | 'integer' | 'biginteger' | 'real' | 'decimal' | 'boolean' | 'date' | 'time' | 'datetime' | 'json';

/** How a substring search matches letters. */
export type LetterCase = 'exact' | 'folded';

/** Where in the value the searched text must stand. */
export type TextPosition = 'whole' | 'start' | 'end' | 'anywhere';

/** A value that both drivers can bind. */
export type BoundValue = string | number | bigint | boolean | null;

/** A column whose texts are searched. */
export interface SearchColumn {
  readonly name: string;
  /** So many characters from the beginning are looked through: an index is made while others wait. */
  readonly length: number;
}

/** How a content type's texts are indexed for search. */
export interface SearchTable {
  readonly table: string;
  /** In a stable order. */
  readonly columns: readonly SearchColumn[];
}

/** The part of a text that is searched. */
export function searchedPart({ table, column }: { readonly table: string; readonly column: SearchColumn }) {
  return sql<string>`substr(${sql.id(table, column.name)}, 1, ${sql.raw(String(column.length))})`;
}

/** Two indexes with the same signature hold the same. */
export function signatureOf({ columns }: SearchTable): string {
  return JSON.stringify(columns.map(({ name, length }) => [name, length]));
}

/** Statements round the insertion of many rows; undone with it when the transaction is. */
export interface BulkSearch {
  /** Before it: rows are not indexed one by one any more. */
  readonly before: readonly string[];
  /** After it: indexes the rows from that id on, and those stored later as before. */
  after(firstId: number): readonly string[];
}

/** A search that an index answers, in the forms in which a query may want it. */
export interface IndexedSearch {
  /** All matching rows are found first. */
  readonly found: RawBuilder<boolean>;
  /** Each row that is looked at is asked about. */
  readonly matches: RawBuilder<boolean>;
  /** Each row that is looked at is asked about, quickly: what is said to match does, and hardly anything else. */
  readonly likely: RawBuilder<boolean>;
  /** Selects the ids of the matching rows; null where the index does not tell them. */
  readonly ids: RawBuilder<unknown> | null;
}

/** How the numbers of entries are kept in the table `entry_counts`, by table and locale. */
export interface KeptCounts {
  /** Makes that table, and what the statements of `follow` need. */
  readonly create: readonly string[];
  /** From then on whatever is stored in a table or deleted from it is counted, whoever does it. */
  follow(table: string): readonly string[];
  /** Puts the rows of a table together where each change adds one; null where there is one a locale. */
  compact(table: string): RawBuilder<unknown> | null;
}

/** A way along the rows of a table. */
export interface Walk {
  readonly table: string;
  /** The part of the table that indexes are made for; null for all of it. */
  readonly part: RawBuilder<boolean> | null;
  readonly order: RawBuilder<unknown>;
  /** So many rows are looked at. */
  readonly window: number;
  readonly where: RawBuilder<boolean>;
}

/** Everything in which the supported databases differ; operations ask this and never the name. */
export interface DialectCapabilities {
  readonly name: 'sqlite' | 'postgres';
  /** Whether the database belongs to one server at a time. */
  readonly isExclusive: boolean;
  /** The SQL type of a column of that kind. */
  columnType(kind: ColumnKind): RawBuilder<unknown>;
  /** The definition of an integer primary key whose values are never used twice. */
  readonly identityType: RawBuilder<unknown>;
  /** Selects a column so that it arrives as what `ColumnKind` promises (big integers as text). */
  selected(column: RawBuilder<unknown>, kind: ColumnKind): RawBuilder<unknown>;
  /** A value as it is bound for a column of that kind. */
  bound(value: BoundValue, kind: ColumnKind): BoundValue;
  /** A value that a column is compared with; one that the column could not hold, such as a huge id, is only unequal. */
  compared(value: BoundValue, kind: ColumnKind): RawBuilder<unknown>;
  /** `column in (list)` with the list as one bound parameter, so that the statement's text is constant. */
  inList(
    column: RawBuilder<unknown>,
    values: readonly (number | string)[],
    type?: 'integer' | 'text',
  ): RawBuilder<boolean>;
  /** The parameter that `inList` binds, for statements that are compiled once. */
  listParameter(values: readonly (number | string)[]): unknown;
  /** Ends a select in a transaction: the rows stay as they are until it is over. */
  readonly forUpdate: RawBuilder<unknown>;
  /** How many bytes a text or JSON column holds, told without reading them where that is possible. */
  byteLength(column: RawBuilder<unknown>): RawBuilder<number>;
  /** Whether a text matches; `%`, `_`, `*` and the like in `needle` stand for themselves. */
  matches(
    column: RawBuilder<unknown>,
    needle: string,
    position: TextPosition,
    letterCase: LetterCase,
  ): RawBuilder<boolean>;
  /** A scalar inside a JSON object, typed as `kind`. */
  jsonField(object: RawBuilder<unknown>, key: string, kind: ColumnKind): RawBuilder<unknown>;
  /** A JSON array inside a JSON object. */
  jsonArray(object: RawBuilder<unknown>, key: string): RawBuilder<unknown>;
  /** `from` item that yields the elements of a JSON array as `alias`; with the expression of an element. */
  jsonElements(
    array: RawBuilder<unknown>,
    alias: string,
  ): { readonly from: RawBuilder<unknown>; readonly element: RawBuilder<unknown> };
  /** The first element of a JSON array. */
  jsonFirst(array: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The same value, for which no index is used. */
  readonly unindexed: (expression: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Puts null before everything when ascending, after everything when descending. */
  ordered(expression: RawBuilder<unknown>, direction: 'asc' | 'desc'): RawBuilder<unknown>;
  /**
   * Statements that create or change the search index of a table; run at schema sync.
   * @param before the columns that are indexed so far, as `signatureOf` tells them; null when there is no index
   */
  searchIndex(search: SearchTable, before: string | null): readonly string[];
  /** What to run in a transaction that stores many rows of a table, so that they are indexed together. */
  bulkSearch(search: SearchTable): BulkSearch;
  /** Finds the rows whose texts contain `term`; null for terms that the index cannot find. */
  searches(search: SearchTable, columns: readonly SearchColumn[], term: string): IndexedSearch | null;
  /**
   * Statements that create or change the index of the beginnings of words; run at schema sync, once the columns exist.
   * @param before as for `searchIndex`
   */
  wordIndex(search: SearchTable, before: string | null): readonly string[];
  /** Finds the rows in whose texts a word begins with one or two letters, given as `wordBeginnings` has them. */
  beginsWord(search: SearchTable, columns: readonly SearchColumn[], letters: string): IndexedSearch;
  /** The type of a text column that is sorted by its bytes. */
  readonly keyType: RawBuilder<unknown>;
  /** A text that is sorted and compared by its bytes. */
  byBytes(expression: RawBuilder<unknown>): RawBuilder<unknown>;
  readonly keptCounts: KeptCounts;
  /** Follows the columns in a select that goes along an order and keeps the rows that satisfy a condition. */
  walk(walk: Walk): RawBuilder<unknown>;
  /**
   * Whether a query has to say in which order its parts are looked at. A database that knows how many rows there are
   * of each kind finds that out itself.
   */
  readonly needsPlans: boolean;
  /** Names of the columns of a table, empty when there is no such table. */
  columnsOf(table: string): RawBuilder<{ readonly name: string }>;
}
