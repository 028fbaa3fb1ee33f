import { sql } from 'kysely';
import { searchedPart, signatureOf, type SearchCapabilities, type SearchTable } from '../../dialect.ts';

/** Shorter terms have no trigram. */
const minTermLength = 3;

/**
 * Search by trigrams: one GIN index over each searched column if the pg_trgm extension exists. Without it the same
 * predicate works, but more slowly.
 */
export const textSearch: Pick<SearchCapabilities, 'indexStatements' | 'bulkStatements' | 'find'> = {
  indexStatements: (search, before) => [
    ...(before === null || before === signatureOf(search) ? [] : dropStatements(search)),
    ...search.columns.map(
      ({ name, length }) => `do $$ begin
        if exists (select 1 from pg_extension where extname = 'pg_trgm') then
          create index if not exists "${indexName(search.table, name)}" on "${search.table}"
            using gin ((substr("${name}", 1, ${length})) gin_trgm_ops);
        end if;
      end $$`,
    ),
  ],
  // PostgreSQL collects new rows and indexes them later.
  bulkStatements: () => ({ before: [], after: () => [] }),
  find: (search, columns, term) => {
    if (Array.from(term).length < minTermLength || columns.length === 0) return null;
    const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const matches = columns.map(
      (column) => sql`${searchedPart({ table: search.table, column })} ilike ${pattern}`,
    );
    const found = sql<boolean>`(${sql.join(matches, sql` or `)})`;
    return { found, matches: found, likely: found, ids: null };
  },
};

/** An index of the same name may cover another part of the texts. */
function dropStatements({ table, columns }: SearchTable): string[] {
  return columns.map(({ name }) => `drop index if exists "${indexName(table, name)}"`);
}

/** PostgreSQL cuts names at 63 bytes, so the long part comes last. */
function indexName(table: string, column: string): string {
  return `search_${column}_${table}`.slice(0, 60);
}
