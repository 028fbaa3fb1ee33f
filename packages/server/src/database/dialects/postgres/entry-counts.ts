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
  addPublished: [
    'alter table entry_counts add column published bigint not null default 0',
    `create or replace function count_entries() returns trigger language plpgsql as $$
      declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into entry_counts (table_name, locale, count, published)
          select tg_table_name, coalesce(locale, ''), sign * count(*), sign * count(published_at)
          from changed group by locale;
        return null;
      end $$`,
    `create or replace function count_published() returns trigger language plpgsql as $$
      begin
        insert into entry_counts (table_name, locale, count, published)
          values (tg_table_name, coalesce(new.locale, ''), 0, case when new.published_at is null then -1 else 1 end);
        return null;
      end $$`,
  ],
  unfollow: (table) =>
    ['insert', 'delete', 'publish'].map((event) => `drop trigger if exists count_${event} on "${table}"`),
  // Triggers on single columns cannot read all changed rows of a statement, so publications are counted by row.
  follow: (table) => [
    ...changes.map(
      ([event, rows]) => `create or replace trigger count_${event} after ${event} on "${table}"
        referencing ${rows} table as changed for each statement execute function count_entries()`,
    ),
    `create or replace trigger count_publish after update of published_at on "${table}" for each row
      when ((old.published_at is null) <> (new.published_at is null)) execute function count_published()`,
  ],
  compact: (
    table,
  ) => sql`with gone as (delete from entry_counts where table_name = ${table} returning locale, count, published)
    insert into entry_counts (table_name, locale, count, published)
      select ${table}, locale, sum(count), sum(published) from gone group by locale`,
};
