import { sql } from 'kysely';
import type { StoredCounts } from '../../dialect.ts';

const changes = [
  ['insert', 'new'],
  ['delete', 'old'],
] as const;

/**
 * Counts entries with statement triggers. Each adds a separate row: writers would block each other on a single counter.
 */
export const postgresCounts: StoredCounts = {
  create: [
    'create table entry_counts (table_name text not null, locale text not null, count bigint not null)',
    'create index entry_counts_by_table on entry_counts (table_name)',
    `create or replace function count_entries() returns trigger language plpgsql as $$
      begin
        insert into entry_counts (table_name, locale, count)
          select tg_table_name, coalesce(locale, ''), case tg_op when 'INSERT' then count(*) else -count(*) end
          from changed group by locale;
        return null;
      end $$`,
  ],
  follow: (table) =>
    changes.map(
      ([event, rows]) => `create or replace trigger count_${event} after ${event} on "${table}"
        referencing ${rows} table as changed for each statement execute function count_entries()`,
    ),
  compact: (
    table,
  ) => sql`with gone as (delete from entry_counts where table_name = ${table} returning locale, count)
    insert into entry_counts (table_name, locale, count)
      select ${table}, locale, sum(count) from gone group by locale`,
};
