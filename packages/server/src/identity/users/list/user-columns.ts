import { sql, type RawBuilder } from 'kysely';
import { userKey } from '../../../content/query/scope/user-scope.ts';
import type { ColumnKind } from '../../../database/index.ts';

/** A user column for filters and sorting. */
export interface UserColumn {
  readonly expression: RawBuilder<unknown>;
  /** The sort expression, if it differs from the value. */
  readonly sortedBy?: RawBuilder<unknown> | undefined;
  readonly kind: ColumnKind | 'moment';
}

const text = (column: string): UserColumn => ({
  expression: sql.ref(`user.${column}`),
  sortedBy: userKey(column, sql.ref('user.id')),
  kind: 'text',
});
const moment = (column: string): UserColumn => ({ expression: sql.ref(`user.${column}`), kind: 'moment' });

/** Flags are stored as numbers and compared as booleans. */
const flag = (column: string): UserColumn => ({
  expression: sql`(${sql.ref(`user.${column}`)} = 1)`,
  kind: 'boolean',
});

/** The filterable columns by name; others, such as the password, do not exist for clients. */
export const userColumns: ReadonlyMap<string, UserColumn> = new Map([
  ['id', { expression: sql.ref('user.id'), kind: 'integer' }],
  ['firstname', text('firstname')],
  ['lastname', text('lastname')],
  ['username', text('username')],
  ['email', text('email')],
  ['preferedLanguage', text('prefered_language')],
  ['isActive', flag('is_active')],
  ['blocked', flag('blocked')],
  ['createdAt', moment('created_at')],
  ['updatedAt', moment('updated_at')],
]);

/** The role columns for filters. */
export const roleColumns: ReadonlyMap<string, UserColumn> = new Map([
  ['id', { expression: sql.ref('role.id'), kind: 'integer' }],
  ['name', { expression: sql.ref('role.name'), kind: 'text' }],
  ['code', { expression: sql.ref('role.code'), kind: 'text' }],
]);

/** Returns a predicate for users with a role that matches `predicate`. */
export function hasRole(predicate: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select 1 from admin_user_roles as link
    inner join admin_roles as role on role.id = link.role_id
    where link.user_id = ${sql.ref('user.id')} and ${predicate}))`;
}

/** The columns that a search covers. */
export const searchedColumns: readonly RawBuilder<unknown>[] = [
  'firstname',
  'lastname',
  'username',
  'email',
].map((column) => sql.ref(`user.${column}`));
