import type { ListState, SavedView } from '@admin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { viewTables } from './tables.ts';
import { accessOf, type ViewCall } from './view-call.ts';

interface ViewRow {
  readonly id: number;
  readonly owner_id: number;
  readonly name: string;
  readonly query: string;
  readonly columns: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly username: string | null;
}

/** The maximum number of returned views, whose permissions are checked before. */
const maxListed = 200;

const emptyState: ListState = { defaultView: null, widths: {} };

/**
 * Returns a condition on the view `v`: the actor's own views of the list, and those shared with one of their roles. In
 * a role preview `actor.roles` is the previewed role: a view counts only if it is also shared with a role of the
 * viewer, because a preview must not show more than either may read.
 */
function seenBy({ actor, uid }: ViewCall): RawBuilder<SqlBool> {
  const roles = actor.roles.map(({ id }) => id);
  const own = sql<SqlBool>`v.owner_id = ${actor.user.id}`;
  if (roles.length === 0) return sql<SqlBool>`v.uid = ${uid} and ${own}`;
  const shared = sql`select view_id from content_view_roles where role_id in`;
  const withBoth =
    actor.view === null
      ? sql``
      : sql`and v.id in (${shared} (select role_id from admin_user_roles where user_id = ${actor.user.id}))`;
  return sql<SqlBool>`v.uid = ${uid} and (${own}
    or (v.id in (${shared} (${sql.join(roles)})) ${withBoth}))`;
}

/** Returns whether the actor may use a view. */
export async function isSeen(call: ViewCall, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from content_views v where v.id = ${id} and ${seenBy(call)}`.execute(
    viewTables(call.services.database),
  );
  return rows.length > 0;
}

/**
 * Returns the views of a list that the actor may use, by name: their own, and those shared with one of their roles.
 * Columns that may not be read are omitted, and so are views that filter or sort by one.
 */
export async function findViews(call: ViewCall): Promise<readonly SavedView[]> {
  const { services, actor } = call;
  const { canShow, refusalOf } = accessOf(call);
  const tables = viewTables(services.database);
  const { rows } = await sql<ViewRow>`select v.id, v.owner_id, v.name, v.query, v.columns,
      u.firstname, u.lastname, u.username
    from content_views v join admin_users u on u.id = v.owner_id
    where ${seenBy(call)}
    order by lower(v.name), v.id limit ${maxListed}`.execute(tables);
  const views = rows
    .map((row) => ({ row, query: JSON.parse(row.query) as SavedView['query'] }))
    .filter(({ query }) => refusalOf(query) === null);
  const rolesOf = await sharedWith(
    call,
    views.flatMap(({ row }) => (row.owner_id === actor.user.id ? [row.id] : [])),
  );
  return views.map(({ row, query }) => {
    const columns = JSON.parse(row.columns) as SavedView['columns'];
    const { firstname, lastname, username } = row;
    return {
      id: row.id,
      name: row.name,
      query,
      columns: columns?.filter(canShow) ?? null,
      roles: [...(rolesOf.get(row.id) ?? [])],
      owner: row.owner_id === actor.user.id ? null : { id: row.owner_id, firstname, lastname, username },
    };
  });
}

/** Returns the roles that views are shared with, for their owner only. */
async function sharedWith(
  { services }: ViewCall,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await viewTables(services.database)
    .selectFrom('content_view_roles')
    .selectAll()
    .where('view_id', 'in', ids)
    .orderBy('role_id')
    .execute();
  return new Map(
    ids.map((id) => [id, rows.filter((row) => row.view_id === id).map(({ role_id }) => role_id)]),
  );
}

/** Returns the actor's state of the list, without a default view that they may no longer use. */
export async function readListState(call: ViewCall, views: readonly SavedView[]): Promise<ListState> {
  const { services, actor, uid } = call;
  const row = await viewTables(services.database)
    .selectFrom('content_list_states')
    .select(['default_view_id', 'widths'])
    .where('user_id', '=', actor.user.id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!row) return emptyState;
  const defaultView = views.some(({ id }) => id === row.default_view_id) ? row.default_view_id : null;
  return { defaultView, widths: JSON.parse(row.widths) as ListState['widths'] };
}
