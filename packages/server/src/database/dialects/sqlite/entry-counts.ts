import type { StoredCounts } from '../../dialect.ts';

/** Counts entries with row triggers: there is one writer at a time, so each can change the one counter. */
export const sqliteCounts: StoredCounts = {
  create: [
    `create table entry_counts (
      table_name text not null, locale text not null, count integer not null, primary key (table_name, locale)
    ) without rowid`,
  ],
  follow: (table) => [
    `create trigger if not exists "count_${table}_insert" after insert on "${table}" begin
      insert into entry_counts (table_name, locale, count) values ('${table}', coalesce(new.locale, ''), 1)
        on conflict (table_name, locale) do update set count = count + 1;
    end`,
    `create trigger if not exists "count_${table}_delete" after delete on "${table}" begin
      update entry_counts set count = count - 1
        where table_name = '${table}' and locale = coalesce(old.locale, '');
    end`,
  ],
  compact: () => null,
};
