import { shortTerm, type Pagination } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { invalidParameter, invalidQuery, asList } from '../../../content/query/query-values.ts';
import { pageRequest, pagination } from '../../../database/pagination.ts';
import { refreshUserTexts, userWordBegins } from '../../../content/query/scope/user-scope.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { presentUser, rolesOfUsers, type UserRow, type UserWithRoles } from '../../records/user-record.ts';
import { searchedColumns, userColumns } from './user-columns.ts';
import { compileUserFilters } from './user-filters.ts';
import type { DialectCapabilities } from '../../../database/index.ts';

/** A page of users. */
export interface UserPage {
  readonly results: UserWithRoles[];
  readonly pagination: Pagination;
}

const knownKeys: ReadonlySet<string> = new Set(['page', 'pageSize', 'sort', 'filters', '_q']);
const maxTermLength = 200;

function compileSearch({ database }: Pick<IdentityContext, 'database'>, term: unknown) {
  if (term === undefined || term === '') return null;
  if (typeof term !== 'string' || term.length > maxTermLength || term.includes('\u0000')) {
    throw invalidQuery(['_q'], `_q must be a text of at most ${maxTermLength} characters`);
  }
  const letters = shortTerm(term);
  if (letters !== null) return userWordBegins(letters, sql.ref('user.id'));
  const parts = searchedColumns.map((column) => database.dialect.matches(column, term, 'anywhere', 'folded'));
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

function allOf(parts: readonly (RawBuilder<boolean> | null)[]): RawBuilder<boolean> {
  const present = parts.filter((part) => part !== null);
  return present.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(present, sql` and `)}`;
}

/**
 * Returns a page of users. `_q` searches names and address; filters and sorting accept every column except secrets.
 * @throws AppError QUERY_INVALID, PAGE_INVALID (400)
 */
export async function listUsers(
  context: IdentityContext,
  query: Readonly<Record<string, unknown>>,
): Promise<UserPage> {
  const unknown = Object.keys(query).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw invalidParameter(unknown);
  const { database, tables, locales } = context;
  const defaultLocale = (await locales.all()).find(({ isDefault }) => isDefault);
  await refreshUserTexts(database, defaultLocale?.code ?? 'en');
  const page = pageRequest(query);
  const where = allOf([
    compileUserFilters(database.dialect, query['filters']),
    compileSearch(context, query['_q']),
  ]);
  const orderBy = compileUserSort(database.dialect, query['sort']);
  const [counted, listed] = await Promise.all([
    sql<{
      total: number | string;
    }>`select count(*) as total from admin_users as "user" where ${where}`.execute(tables),
    sql<UserRow>`select "user".* from admin_users as "user" where ${where} order by ${orderBy}
      limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.execute(tables),
  ]);
  const roles = await rolesOfUsers(
    context,
    listed.rows.map(({ id }) => id),
  );
  return {
    results: listed.rows.map((row) => ({ ...presentUser(row), roles: roles.get(row.id) ?? [] })),
    pagination: pagination(page, Number(counted.rows[0]?.total ?? 0)),
  };
}

type SortKey = readonly [name: string, direction: string];

const maxSortKeys = 5;

function sortKeys(sort: unknown): readonly SortKey[] {
  if (sort === undefined || sort === '') return [];
  if (typeof sort === 'string') {
    return sort.split(',').map((item) => {
      const [name = '', direction = 'asc', ...more] = item.trim().split(':');
      if (more.length > 0) throw invalidParameter(item);
      return [name, direction];
    });
  }
  const list = asList(sort);
  if (list !== undefined) return list.flatMap((item) => sortKeys(item));
  if (typeof sort !== 'object' || sort === null) throw invalidParameter('sort');
  return Object.entries(sort).map(([name, direction]: [string, unknown]) => {
    if (typeof direction !== 'string') throw invalidParameter(name);
    return [name, direction];
  });
}

function ordered(dialect: DialectCapabilities, [name, order]: SortKey): RawBuilder<unknown> {
  const column = userColumns.get(name);
  if (column === undefined) throw invalidParameter(name);
  const direction = order.toLowerCase();
  if (direction !== 'asc' && direction !== 'desc') {
    throw invalidQuery(['sort'], `Invalid order ${order}, expected asc or desc`);
  }
  return dialect.ordered(column.sortedBy ?? column.expression, direction);
}

/**
 * Compiles `firstname`, `firstname:DESC`, a comma-separated text, a list or an object from field to order. The id is the
 * last key, so that pages never overlap.
 * @throws AppError QUERY_INVALID (400)
 */
export function compileUserSort(dialect: DialectCapabilities, sort: unknown): RawBuilder<unknown> {
  const keys = sortKeys(sort);
  if (keys.length > maxSortKeys) throw invalidQuery(['sort'], 'There are too many sort keys');
  return sql.join([...keys.map((key) => ordered(dialect, key)), sql.ref('user.id')]);
}
