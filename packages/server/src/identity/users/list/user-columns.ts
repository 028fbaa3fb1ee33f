import { sql, type RawBuilder } from 'kysely';
import { userKey } from '../../../content/query/scope/user-scope.ts';
import type { ColumnKind } from '../../../database/index.ts';

/** What of a user can be compared and sorted by. */
export interface UserColumn {
  readonly expression: RawBuilder<unknown>;
  /** What it is sorted by, if not the value itself. */
  readonly sortedBy?: RawBuilder<unknown> | undefined;
  readonly kind: ColumnKind | 'moment';
}

const text = (column: string): UserColumn => ({
  expression: sql.ref(`user.${column}`),
  sortedBy: userKey(column, sql.ref('user.id')),
  kind: 'text',
});
const moment = (column: string): UserColumn => ({ expression: sql.ref(`user.${column}`), kind: 'moment' });

/** Flags are stored as numbers and compared as truth. */
const flag = (column: string): UserColumn => ({
  expression: sql`(${sql.ref(`user.${column}`)} = 1)`,
  kind: 'boolean',
});

/** By the names that callers know; everything else, above all the password, does not exist for them. */
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

/** What of a user's roles can be compared. */
export const roleColumns: ReadonlyMap<string, UserColumn> = new Map([
  ['id', { expression: sql.ref('role.id'), kind: 'integer' }],
  ['name', { expression: sql.ref('role.name'), kind: 'text' }],
  ['code', { expression: sql.ref('role.code'), kind: 'text' }],
]);

/** Users who have a role that satisfies the predicate. */
export function hasRole(predicate: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select 1 from admin_user_roles as link
    inner join admin_roles as role on role.id = link.role_id
    where link.user_id = ${sql.ref('user.id')} and ${predicate}))`;
}

/** The texts that a search looks into. */
export const searchedColumns: readonly RawBuilder<unknown>[] = [
  'firstname',
  'lastname',
  'username',
  'email',
].map((column) => sql.ref(`user.${column}`));
