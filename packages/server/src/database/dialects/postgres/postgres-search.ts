import { sql } from 'kysely';
import type { DialectCapabilities } from '../../dialect.ts';

/** Shorter terms have no trigram to look up. */
const shortestTerm = 3;

/**
 * Search by trigrams: one GIN index over each searched column where the pg_trgm extension exists.
 * Without it the same predicate works, more slowly.
 */
export const postgresSearch: Pick<DialectCapabilities, 'searchIndex' | 'bulkSearch' | 'searches'> = {
  searchIndex: ({ table, columns }) =>
    columns.map(
      (column) => `do $$ begin
        if exists (select 1 from pg_extension where extname = 'pg_trgm') then
          create index if not exists "${indexName(table, column)}" on "${table}" using gin ("${column}" gin_trgm_ops);
        end if;
      end $$`,
    ),
  // The server gathers new rows itself and indexes them later.
  bulkSearch: () => ({ before: [], after: () => [] }),
  searches: (search, columns, term) => {
    if (Array.from(term).length < shortestTerm || columns.length === 0) return null;
    const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const matches = columns.map((column) => sql`${sql.id(search.table, column)} ilike ${pattern}`);
    return sql<boolean>`(${sql.join(matches, sql` or `)})`;
  },
};

/** Names are cut at 63 bytes by the server, so the long part comes last. */
function indexName(table: string, column: string): string {
  return `search_${column}_${table}`.slice(0, 60);
}
