import type { StoredCounts } from '../../dialect.ts';

/** Counts entries with row triggers: there is one writer at a time, so each can change the one counter. */
export const sqliteCounts: StoredCounts = {
  create: [
    `create table entry_counts (
      table_name text not null, locale text not null, count integer not null, primary key (table_name, locale)
    ) without rowid`,
  ],
  addPublished: ['alter table entry_counts add column published integer not null default 0'],
  unfollow: (table) =>
    ['insert', 'delete', 'publish'].map((event) => `drop trigger if exists "count_${table}_${event}"`),
  follow: (table) => [
    `create trigger if not exists "count_${table}_insert" after insert on "${table}" begin
      insert into entry_counts (table_name, locale, count, published)
        values ('${table}', coalesce(new.locale, ''), 1, new.published_at is not null)
        on conflict (table_name, locale)
          do update set count = count + 1, published = published + excluded.published;
    end`,
    `create trigger if not exists "count_${table}_delete" after delete on "${table}" begin
      update entry_counts set count = count - 1, published = published - (old.published_at is not null)
        where table_name = '${table}' and locale = coalesce(old.locale, '');
    end`,
    `create trigger if not exists "count_${table}_publish" after update of published_at on "${table}"
      when (old.published_at is null) <> (new.published_at is null) begin
      update entry_counts set published = published + iif(new.published_at is null, -1, 1)
        where table_name = '${table}' and locale = coalesce(new.locale, '');
    end`,
  ],
  compact: () => null,
};
