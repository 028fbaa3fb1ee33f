import type { Role } from '@admin/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions } from '../../content/permissions/content-permissions.ts';
import { compileFilters } from '../../content/query/filters.ts';
import { invalidQuery } from '../../content/query/query-values.ts';
import { requireKnownKeys, type ListQuery } from '../../content/query/list-query.ts';
import { queryContext } from '../../content/query/scope/entry-scope.ts';
import type { Scope } from '../../content/query/scope/scope.ts';
import { compileSort } from '../../content/query/sort.ts';
import type { ContentStorage } from '../../content/storage/content-storage.ts';
import type { ColumnKind, DialectCapabilities } from '../../database/dialect.ts';
import type { IdentityContext } from '../identity-context.ts';
import { presentRole, roleNotFound, type RoleRow } from '../records/role-record.ts';

/** A request for a list of roles. `query` is parsed but not validated. */
export interface RolesCall {
  readonly storage: ContentStorage;
  readonly permissions: ContentPermissions;
  readonly query: ListQuery;
}

type CountedRole = RoleRow & { readonly users_count: number | string };

/** The columns by name. Times are ISO 8601 text, which compares in order of time. */
const columns: Readonly<Record<string, readonly [column: string, kind: ColumnKind]>> = {
  id: ['id', 'integer'],
  name: ['name', 'text'],
  code: ['code', 'text'],
  description: ['description', 'text'],
  createdAt: ['created_at', 'text'],
  updatedAt: ['updated_at', 'text'],
};

/** The scope of filters and sorting. */
const scope: Scope = {
  field: (name) => {
    const found = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (found === undefined) return undefined;
    const [column, valueKind] = found;
    return { kind: 'value', expression: sql`${sql.id('role', column)}`, valueKind, guard: null };
  },
};

const maxTermLength = 200;

function search(dialect: DialectCapabilities, sent: unknown): RawBuilder<boolean> | null {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent !== 'string' || sent.length > maxTermLength || sent.includes('\u0000')) {
    throw invalidQuery(['_q'], `_q must be a text of at most ${maxTermLength} characters`);
  }
  const found = ['name', 'description'].map((column) =>
    dialect.matches(sql.id('role', column), sent, 'anywhere', 'folded'),
  );
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

function presentCounted(row: CountedRole): Role {
  return { ...presentRole(row), usersCount: Number(row.users_count) };
}

const counted = sql`select role.*,
  (select count(*) from admin_user_roles where role_id = role.id) as users_count
  from admin_roles as role`;

/**
 * Lists the roles on one page, with the number of their users.
 * @throws AppError QUERY_INVALID (400)
 */
export async function listRoles(
  { tables }: Pick<IdentityContext, 'tables'>,
  { storage, permissions, query }: RolesCall,
): Promise<Role[]> {
  requireKnownKeys(query);
  const compiling = queryContext(storage, permissions);
  const parts = [
    compileFilters(compiling, scope, query['filters']),
    search(compiling.dialect, query['_q']),
  ].filter((part) => part !== null);
  const where = parts.length === 0 ? sql`1 = 1` : sql.join(parts, sql` and `);
  const order = compileSort(compiling, scope, query['sort'], sql`${sql.id('role', 'id')}`);
  const { rows } = await sql<CountedRole>`${counted} where ${where} order by ${order.forward}`.execute(
    tables,
  );
  return rows.map(presentCounted);
}

/** Reads a role with the number of its users. @throws AppError NOT_FOUND (404) */
export async function readRole({ tables }: Pick<IdentityContext, 'tables'>, id: number): Promise<Role> {
  const { rows } = await sql<CountedRole>`${counted} where role.id = ${id}`.execute(tables);
  const [row] = rows;
  if (row === undefined) throw roleNotFound();
  return presentCounted(row);
}
