import { wordPrefixes, wordPrefixesVersion } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { userTable } from '../../../database/content-tables.ts';
import { rowsOf, type Database } from '../../../database/database.ts';
import type { ColumnKind } from '../../../database/dialect.ts';
import { sortKey, sortKeyVersion } from '../../../text/sort-keys/sort-key.ts';
import type { QueryContext, RowsField } from './scope.ts';

/** The permission to read administrators; without it, lists can be filtered by the id of a creator only. */
const usersRead = 'admin::users.read';

/** The fields of a creator for actors who may read administrators; everyone else may use the id. */
const columns: Readonly<Record<string, ColumnKind>> = {
  id: 'integer',
  firstname: 'text',
  lastname: 'text',
  username: 'text',
};

/** The administrator who created or last changed an entry. */
export function creatorRows(context: QueryContext, userId: RawBuilder<unknown>): RowsField {
  const alias = context.alias();
  const mayAskNames = context.permissions.holds(usersRead);
  return {
    // Stryker disable next-line StringLiteral: what is no value is rows, whatever it is called.
    kind: 'rows',
    scope: {
      field: (name) => {
        const kind = Object.hasOwn(columns, name) ? columns[name] : undefined;
        if (!kind || (name !== 'id' && !mayAskNames)) return undefined;
        const expression = sql`${sql.id(alias, name)}`;
        const sortedBy = userKey(name, sql.id(alias, 'id')) ?? expression;
        return { kind: 'value', expression, sortedBy, valueKind: kind, guard: null };
      },
    },
    some: (predicate) => {
      if (predicate === null) return sql<boolean>`(${userId} is not null)`;
      context.reads.add(userTable);
      return sql<boolean>`(${userId} in (select ${sql.id(alias, 'id')} from ${sql.id(userTable)} as ${sql.id(alias)}
        where ${predicate}))`;
    },
    single: (expression) =>
      sql`(select ${expression} from ${sql.id(userTable)} as ${sql.id(alias)} where ${sql.id(alias, 'id')} = ${userId})`,
    guard: null,
  };
}

/** The sort keys and word prefixes derived from the names of administrators. */
const textTable = 'admin_user_texts';

const names = ['firstname', 'lastname', 'username', 'email'] as const;
type UserName = (typeof names)[number];

type NamedUser = { readonly id: number; readonly made_from: string } & Readonly<
  Record<UserName, string | null>
>;

/** Users of one batch. */
const batchSize = 200;

/** Returns the sort key of a user's name; undefined for a field without one. */
export function userKey(name: string, userId: RawBuilder<unknown>): RawBuilder<unknown> | undefined {
  if (!names.some((one) => one === name)) return undefined;
  return sql`(select ${sql.id('texts', `${name}_key`)} from ${sql.id(textTable)} as texts
    where texts.user_id = ${userId})`;
}

/** Returns whether a word in a name or address of a user starts with letters, in the form of `wordPrefixes`. */
export function userWordBegins(letters: string, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${userId} in (select user_id from ${sql.id(textTable)}
    where words like ${`% ${letters} %`}))`;
}

/**
 * Derives the texts of users whose names have changed, or that were derived for another locale. Users are written in
 * many modules and listed in few, so the lists update the texts.
 * @param locale in whose order names are sorted
 */
export async function refreshUserTexts(database: Database, locale: string): Promise<void> {
  const version = JSON.stringify([sortKeyVersion, wordPrefixesVersion, locale]);
  const parts = names.map((name) => sql`coalesce(${sql.id('person', name)}, '')`);
  const source = sql`cast(${version} as text) || ${sql.join(parts, sql` || '|' || `)}`;
  const stale = sql`select person.id, ${sql.join(names.map((name) => sql.id('person', name)))},
      ${source} as made_from
    from admin_users as person left join ${sql.id(textTable)} as texts on texts.user_id = person.id
    where texts.made_from is null or texts.made_from <> ${source}
    order by person.id limit ${batchSize}`.compile(database.kysely);
  for (;;) {
    const users = await rowsOf<NamedUser>(database.kysely, stale);
    if (users.length === 0) return;
    await database.transaction(async ({ kysely }) => {
      for (const user of users) await insertion(user, locale).execute(kysely);
    });
    if (users.length < batchSize) return;
  }
}

/** Stores the texts of one user, unless the user was deleted in the meantime. */
function insertion(user: NamedUser, locale: string): RawBuilder<unknown> {
  const keys = names.map((name) => {
    const text = user[name];
    return text === null ? null : sortKey(text, locale);
  });
  const words = wordPrefixes(names.map((name) => user[name] ?? '').join('\n'));
  const columns = [...names.map((name) => sql.id(`${name}_key`)), sql.id('words'), sql.id('made_from')];
  const values = [...keys, words, user.made_from].map((value) => sql`cast(${value} as text)`);
  return sql`insert into ${sql.id(textTable)} (user_id, ${sql.join(columns)})
    select id, ${sql.join(values)} from admin_users where id = ${user.id}
    on conflict (user_id) do update set
      ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`;
}
