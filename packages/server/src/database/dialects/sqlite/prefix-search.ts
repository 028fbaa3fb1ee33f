import { sql } from 'kysely';
import { wordsColumn } from '../../dialect.ts';
import {
  signatureOf,
  type BulkStatements,
  type SearchCapabilities,
  type SearchTable,
} from '../../dialect.ts';

/** Search by word prefixes: an FTS5 table of the columns that contain them, updated by triggers. */
export const prefixSearch: Pick<SearchCapabilities, 'prefixIndexStatements' | 'findPrefix'> = {
  prefixIndexStatements: (search, before) => {
    if (search.columns.length === 0) return before === null ? [] : dropStatements(search);
    if (before === signatureOf(search)) return createStatements(search);
    const index = indexName(search);
    return [
      ...(before === null ? [] : dropStatements(search)),
      ...createStatements(search),
      `insert into "${index}" ("${index}") values ('rebuild')`,
    ];
  },
  findPrefix: (search, columns, prefix) => {
    const index = sql.id(indexName(search));
    const names = columns.map(({ name }) => `"${name}"`).join(' ');
    const ids = sql`select rowid as id from ${index} where ${index} match ${`{${names}} : "${prefix}"`}`;
    const inRow = columns.map(
      ({ name }) => sql`instr(${sql.id(search.table, wordsColumn(name))}, ${` ${prefix} `}) > 0`,
    );
    const matches = sql<boolean>`(${sql.join(inRow, sql` or `)})`;
    return { found: sql<boolean>`${sql.id(search.table, 'id')} in (${ids})`, matches, likely: matches, ids };
  },
};

/** Indexes the rows of an import together: row by row, FTS5 would write a segment for each. */
export function bulkPrefixStatements(search: SearchTable): BulkStatements {
  const index = indexName(search);
  return {
    before: [`drop trigger "${index}_insert"`],
    after: (firstId) => [
      `insert into "${index}" (rowid, ${namesOf(search)})
        select id, ${search.columns.map(({ name }) => `"${wordsColumn(name)}"`).join(', ')}
        from "${search.table}" where id >= ${firstId}`,
      insertTrigger(search),
    ],
  };
}

function indexName(search: SearchTable): string {
  return `words_${search.table}`;
}

function namesOf({ columns }: SearchTable): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

function valuesOf({ columns }: SearchTable, row: 'new' | 'old'): string {
  return columns.map(({ name }) => `${row}."${wordsColumn(name)}"`).join(', ');
}

function dropStatements(search: SearchTable): string[] {
  const index = indexName(search);
  return [
    ...['insert', 'delete', 'update'].map((event) => `drop trigger if exists "${index}_${event}"`),
    `drop table if exists "${index}"`,
    `drop view if exists "${index}_texts"`,
  ];
}

/** Returns a condition for indexed rows: FTS5 must not remove rows that it has not indexed. */
function isIndexed({ columns }: SearchTable, row: 'new' | 'old'): string {
  return columns.map(({ name }) => `${row}."${wordsColumn(name)}" is not null`).join(' or ');
}

function insertTrigger(search: SearchTable): string {
  const index = indexName(search);
  return `create trigger if not exists "${index}_insert" after insert on "${search.table}"
    when ${isIndexed(search, 'new')} begin ${addStatement(search)}; end`;
}

function addStatement(search: SearchTable): string {
  const values = valuesOf(search, 'new');
  return `insert into "${indexName(search)}" (rowid, ${namesOf(search)})
    select new.id, ${values} where ${isIndexed(search, 'new')}`;
}

function createStatements(search: SearchTable): string[] {
  const index = indexName(search);
  const { table, columns } = search;
  const names = namesOf(search);
  const remove = `insert into "${index}" ("${index}", rowid, ${names})
    select 'delete', old.id, ${valuesOf(search, 'old')} where ${isIndexed(search, 'old')}`;
  const texts = columns.map(({ name }) => `"${wordsColumn(name)}" as "${name}"`).join(', ');
  const changed = columns
    .map(({ name }) => `old."${wordsColumn(name)}" is not new."${wordsColumn(name)}"`)
    .join(' or ');
  return [
    `create view if not exists "${index}_texts" as select id, ${texts} from "${table}"`,
    // Letters beyond ASCII are all part of words for this tokenizer: the server has already split the words.
    `create virtual table if not exists "${index}" using fts5(${names}, content="${index}_texts",
      content_rowid="id", tokenize="ascii", detail=column, columnsize=0)`,
    insertTrigger(search),
    `create trigger if not exists "${index}_delete" after delete on "${table}" begin ${remove}; end`,
    `create trigger if not exists "${index}_update" after update on "${table}" when ${changed}
      begin ${remove}; ${addStatement(search)}; end`,
  ];
}
