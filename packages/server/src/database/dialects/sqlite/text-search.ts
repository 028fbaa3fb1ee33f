import { sql } from 'kysely';
import { searchedPart, signatureOf, type SearchCapabilities, type SearchTable } from '../../dialect.ts';
import { bulkPrefixStatements } from './prefix-search.ts';
import { matchesText } from './text-match.ts';

/** Shorter terms have no trigram. */
const minTermLength = 3;

/**
 * Full-text search by trigrams: an FTS5 table without stored texts, updated by triggers. It indexes the start of each
 * text, so that no text takes long to index. A term is found anywhere inside a word, whatever its case and accents.
 */
export const textSearch: Pick<SearchCapabilities, 'indexStatements' | 'bulkStatements' | 'find'> = {
  indexStatements: (search, before) => {
    if (before === signatureOf(search)) return [];
    const drop = before === null ? [] : dropStatements(search);
    return search.columns.length === 0 ? drop : [...drop, ...createStatements(search)];
  },
  // Row by row, the index would write a segment for each, which takes half the time of storing the row.
  bulkStatements: (search) => {
    if (search.columns.length === 0) return { before: [], after: () => [] };
    const { index, names, parts, insertTrigger } = partsOf(search);
    // Returns the statement that sets from how many segments of a size they are merged: late during bulk writes, early
    // otherwise.
    const mergeFrom = (count: number): string =>
      `insert into "${index}" ("${index}", rank) values ('automerge', ${count})`;
    const words = bulkPrefixStatements(search);
    return {
      before: [`drop trigger "${index}_insert"`, mergeFrom(8), ...words.before],
      after: (firstId) => [
        ...words.after(firstId),
        `insert into "${index}" (rowid, ${names}) select id, ${parts} from "${search.table}" where id >= ${firstId}`,
        mergeFrom(4),
        insertTrigger,
      ],
    };
  },
  find: (search, columns, term) => {
    if (Array.from(term).length < minTermLength || columns.length === 0) return null;
    const names = columns.map(({ name }) => `"${name}"`).join(' ');
    const query = `{${names}} : "${term.replaceAll('"', '""')}"`;
    const index = sql.id(indexName(search));
    const id = sql.id(search.table, 'id');
    // The index finds everything that LIKE finds, and LIKE tests a single row in a tenth of the time.
    const inTexts = columns.map((column) =>
      matchesText(searchedPart({ table: search.table, column }), term, 'anywhere', 'folded'),
    );
    const likely = sql<boolean>`(${sql.join(inTexts, sql` or `)})`;
    const ids = sql`select rowid as id from ${index} where ${index} match ${query}`;
    const isMatch = sql<boolean>`exists (${ids} and rowid = ${id})`;
    return {
      found: sql<boolean>`${id} in (${ids})`,
      matches: sql<boolean>`(${likely} or ${isMatch})`,
      likely,
      ids,
    };
  },
};

function indexName(search: SearchTable): string {
  return `search_${search.table}`;
}

function dropStatements(search: SearchTable): string[] {
  const index = indexName(search);
  return [
    ...['insert', 'delete', 'update'].map((event) => `drop trigger if exists "${index}_${event}"`),
    `drop table if exists "${index}"`,
    `drop view if exists "${index}_texts"`,
  ];
}

function partsOf(search: SearchTable): {
  readonly index: string;
  readonly names: string;
  /** The searched part of each column. */
  readonly parts: string;
  readonly add: string;
  readonly insertTrigger: string;
} {
  const index = indexName(search);
  const names = search.columns.map(({ name }) => `"${name}"`).join(', ');
  const parts = search.columns.map(({ name, length }) => `substr("${name}", 1, ${length})`).join(', ');
  const add = `insert into "${index}" (rowid, ${names}) values (new.id, ${valuesOf(search, 'new')})`;
  const insertTrigger = `create trigger "${index}_insert" after insert on "${search.table}" begin ${add}; end`;
  return { index, names, parts, add, insertTrigger };
}

function valuesOf({ columns }: SearchTable, row: 'new' | 'old'): string {
  return columns.map(({ name, length }) => `substr(${row}."${name}", 1, ${length})`).join(', ');
}

function createStatements(search: SearchTable): string[] {
  const { index, names, add, insertTrigger } = partsOf(search);
  const { table } = search;
  const remove = `insert into "${index}" ("${index}", rowid, ${names}) values ('delete', old.id, ${valuesOf(search, 'old')})`;
  const changed = search.columns
    .map(
      ({ name, length }) => `substr(old."${name}", 1, ${length}) is not substr(new."${name}", 1, ${length})`,
    )
    .join(' or ');
  const texts = search.columns
    .map(({ name, length }) => `substr("${name}", 1, ${length}) as "${name}"`)
    .join(', ');
  return [
    `create view "${index}_texts" as select id, ${texts} from "${table}"`,
    `create virtual table "${index}" using fts5(${names}, content="${index}_texts", content_rowid="id", tokenize="trigram remove_diacritics 1")`,
    insertTrigger,
    `create trigger "${index}_delete" after delete on "${table}" begin ${remove}; end`,
    `create trigger "${index}_update" after update on "${table}" when ${changed} begin ${remove}; ${add}; end`,
    `insert into "${index}" ("${index}") values ('rebuild')`,
  ];
}
