import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind } from '../../../database/dialect.ts';
import type { QueryContext, RowsField } from './scope.ts';
import { userKey } from './user-texts.ts';

/** The table of administrators, which identity owns. */
export const userTable = 'admin_users';

/** Permission to look people up; without it lists ask who an entry is from by the number that it shows, as for one's own. */
const usersRead = 'admin::users.read';

/** What may be asked about the creator of an entry by who reads administrators; the id by everybody who reads the entry. */
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
