import { resolveFilters, type FilterContext } from '@admin/content-model';
import type { SavedViewBody } from '@admin/contract';
import {
  notFound,
  validationFailed,
  type Actor,
  type AppError,
  type ListAccess,
  type PluginContext,
} from '@admin/server';

/** A call on the views of a content type. */
export interface ViewCall {
  readonly services: PluginContext;
  readonly actor: Actor;
  readonly uid: string;
}

/** The maximum number of views per user and content type. */
export const maxViews = 50;

/**
 * Returns the permitted requests to lists of the type. Dynamic conditions of a view, such as the last seven days, are
 * resolved for today.
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403)
 */
export function accessOf({ services, actor, uid }: ViewCall): ListAccess {
  const access = services.content.listAccess({ permissions: actor.permissions, uid });
  const filterContext: FilterContext = { userId: actor.user.id, weekStart: 1 };
  const now = new Date(services.now());
  return {
    ...access,
    refusalOf: (query) =>
      access.refusalOf({ ...query, filters: resolveFilters(query['filters'], filterContext, now) }),
  };
}

/** Parses the id of a view in a path. @throws AppError NOT_FOUND (404) */
export function viewId(sent: number | string): number {
  const id = Number(sent);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

/**
 * Rejects a view that its owner may not read, or shares with roles they may not use: users who may read roles may share
 * with all of them, others with their own.
 * @throws AppError QUERY_INVALID (400), VALIDATION_FAILED (400)
 */
export async function requireUsable(call: ViewCall, body: SavedViewBody): Promise<void> {
  const access = accessOf(call);
  const refusal = access.refusalOf(body.query);
  if (refusal) throw refusal;
  const closed = (body.columns ?? []).findIndex((column) => !access.canShow(column));
  if (closed !== -1) throw invalid(['columns', String(closed)], 'You are not permitted to read this column.');
  const known = await knownRoles(call);
  const foreign = body.roles.findIndex((role) => !known.has(role));
  if (foreign !== -1) throw invalid(['roles', String(foreign)], 'A role to share with does not exist.');
}

async function knownRoles({ services, actor }: ViewCall): Promise<ReadonlySet<number>> {
  const own = actor.roles.map(({ id }) => id);
  if (!actor.permissions.holds('admin::roles.read')) return new Set(own);
  const roles = await services.database.kysely
    .withTables<{ admin_roles: { id: number } }>()
    .selectFrom('admin_roles')
    .select('id')
    .execute();
  return new Set(roles.map(({ id }) => id));
}

function invalid(path: readonly string[], message: string): AppError {
  return validationFailed([{ path, message, name: 'ValidationError' }]);
}
