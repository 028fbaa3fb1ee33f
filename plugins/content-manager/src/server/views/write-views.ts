import type { ListState, SavedView, SavedViewBody } from '@admin/contract';
import { notFound, originOf, recordedWrite, refused, type DatabaseTransaction } from '@admin/server';
import { isSeen } from './find-views.ts';
import { viewTables } from './tables.ts';
import { accessOf, maxViews, requireUsable, type ViewCall } from './view-call.ts';

const now = ({ services }: ViewCall): string => new Date(services.now()).toISOString();

function stored({ name, query, columns }: SavedViewBody) {
  return { name: name.trim(), query: JSON.stringify(query), columns: JSON.stringify(columns) };
}

async function share(transaction: DatabaseTransaction, id: number, roles: readonly number[]): Promise<void> {
  const tables = viewTables(transaction);
  await tables.deleteFrom('content_view_roles').where('view_id', '=', id).execute();
  const rows = [...new Set(roles)].map((role_id) => ({ view_id: id, role_id }));
  if (rows.length > 0) await tables.insertInto('content_view_roles').values(rows).execute();
}

/** Returns the view as its owner sees it after the write. */
function written(id: number, body: SavedViewBody): SavedView {
  const roles = [...new Set(body.roles)].toSorted((one, next) => one - next);
  return { ...body, id, name: body.name.trim(), roles, owner: null };
}

/** Records a change of a saved view in its transaction. */
async function recordView(
  { services, actor, uid }: ViewCall,
  { kysely }: Pick<DatabaseTransaction, 'kysely'>,
  verb: 'create' | 'update' | 'delete',
  { id, name, after }: { readonly id: number; readonly name: string; readonly after?: SavedViewBody },
): Promise<void> {
  await services.events.recordChange(kysely, () => ({
    action: `view.${verb}`,
    entity: { type: 'view', id, label: name.trim() },
    origin: originOf(actor.permissions),
    ...(after && { after: { contentType: uid, ...after } }),
  }));
}

/** Saves a new view. @throws AppError QUERY_INVALID, VALIDATION_FAILED, TOO_MANY_VIEWS (400) */
export async function createView(call: ViewCall, body: SavedViewBody): Promise<SavedView> {
  const { services, actor, uid } = call;
  await requireUsable(call, body);
  const at = now(call);
  const id = await services.database.transaction(async (transaction) => {
    const tables = viewTables(transaction);
    const { count } = await tables
      .selectFrom('content_views')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('uid', '=', uid)
      .where('owner_id', '=', actor.user.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxViews) {
      throw refused('TOO_MANY_VIEWS', `There can be ${maxViews} views of a list; delete one first`);
    }
    const made = await tables
      .insertInto('content_views')
      .values({ ...stored(body), owner_id: actor.user.id, uid, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await share(transaction, made.id, body.roles);
    await recordView(call, transaction, 'create', { id: made.id, name: body.name, after: body });
    return made.id;
  });
  return written(id, body);
}

/** Replaces one of the actor's views. @throws AppError NOT_FOUND (404) for those of others, and as `createView` */
export async function updateView(call: ViewCall, id: number, body: SavedViewBody): Promise<SavedView> {
  const { services, actor, uid } = call;
  await requireUsable(call, body);
  await services.database.transaction(async (transaction) => {
    const changed = await viewTables(transaction)
      .updateTable('content_views')
      .set({ ...stored(body), updated_at: now(call) })
      .where('id', '=', id)
      .where('uid', '=', uid)
      .where('owner_id', '=', actor.user.id)
      .returning('id')
      .execute();
    if (changed.length === 0) throw notFound();
    await share(transaction, id, body.roles);
    await recordView(call, transaction, 'update', { id, name: body.name, after: body });
  });
  return written(id, body);
}

/** Deletes one of the actor's views, for all users. @throws AppError NOT_FOUND (404) */
export async function deleteView(call: ViewCall, id: number): Promise<void> {
  const { services, actor, uid } = call;
  accessOf(call);
  await recordedWrite(services, async (source) => {
    const [gone] = await viewTables(source)
      .deleteFrom('content_views')
      .where('id', '=', id)
      .where('uid', '=', uid)
      .where('owner_id', '=', actor.user.id)
      .returning('name')
      .execute();
    if (gone === undefined) throw notFound();
    await recordView(call, source, 'delete', { id, name: gone.name });
  });
}

/** Stores the actor's state of a list. @throws AppError NOT_FOUND (404) for a view that they may not use */
export async function saveListState(call: ViewCall, state: ListState): Promise<ListState> {
  const { services, actor, uid } = call;
  accessOf(call);
  if (state.defaultView !== null && !(await isSeen(call, state.defaultView))) throw notFound();
  const values = { default_view_id: state.defaultView, widths: JSON.stringify(state.widths) };
  await viewTables(services.database)
    .insertInto('content_list_states')
    .values({ user_id: actor.user.id, uid, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'uid']).doUpdateSet(values))
    .execute();
  return state;
}
