import { sql } from 'kysely';
import { wordsColumn } from '../../dialect.ts';
import { signatureOf, type SearchCapabilities, type SearchTable } from '../../dialect.ts';

/** The maximum number of columns of an index. */
const maxColumns = 32;

/** Search by word prefixes: GIN indexes over the columns that contain them. */
export const prefixSearch: Pick<SearchCapabilities, 'prefixIndexStatements' | 'findPrefix'> = {
  prefixIndexStatements: (search, before) => [
    ...(before === null || before === signatureOf(search) ? [] : dropStatements(search)),
    ...chunksOf(search).map(
      (names, index) => `create index if not exists "${indexName(search, index)}" on "${search.table}"
        using gin (${names.map((name) => `(string_to_array(btrim("${wordsColumn(name)}"), ' '))`).join(', ')})`,
    ),
  ],
  findPrefix: (search, columns, prefix) => {
    const inColumns = columns.map(
      ({ name }) =>
        sql`string_to_array(btrim(${sql.id(search.table, wordsColumn(name))}), ' ') @> array[${prefix}]::text[]`,
    );
    const found = sql<boolean>`(${sql.join(inColumns, sql` or `)})`;
    return { found, matches: found, likely: found, ids: null };
  },
};

function chunksOf({ columns }: SearchTable): readonly (readonly string[])[] {
  const names = columns.map(({ name }) => name);
  return Array.from({ length: Math.ceil(names.length / maxColumns) }, (_, index) =>
    names.slice(index * maxColumns, (index + 1) * maxColumns),
  );
}

/** Drops more indexes than there may be, since columns may have been removed. */
function dropStatements(search: SearchTable): string[] {
  return Array.from(
    { length: chunksOf(search).length + 2 },
    (_, index) => `drop index if exists "${indexName(search, index)}"`,
  );
}

function indexName({ table }: SearchTable, index: number): string {
  return `words_${index}_${table}`.slice(0, 60);
}
