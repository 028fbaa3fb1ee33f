import { entryActions } from '@admin/content-model';
import { forbidden, pageRequest, pagination, type Actor, type PluginContext } from '@admin/server';
import { sql } from 'kysely';
import type { ReviewUser } from '../../contract.ts';

/** The role that has every permission without storing one. */
const superAdminCode = 'strapi-super-admin';

const maxPageSize = 100;

/** Checks that the caller may read entries of a content type. @throws AppError FORBIDDEN (403) */
export function requireReadable(
  { schemas }: Pick<PluginContext, 'schemas'>,
  { permissions }: Pick<Actor, 'permissions'>,
  uid: string,
): void {
  const contentType = schemas.contentTypes.get(uid);
  if (contentType === undefined || permissions.grants('read', contentType).length === 0) throw forbidden();
}

/**
 * Lists active users whose roles may read entries of a content type, by name. Conditions and locales of their permissions
 * are checked for the entry that they are assigned.
 */
export async function findAssignees(
  { schemas, database }: Pick<PluginContext, 'schemas' | 'database'>,
  actor: Actor,
  uid: string,
  query: Readonly<Record<string, unknown>>,
) {
  requireReadable({ schemas }, actor, uid);
  const sent = pageRequest(query);
  const request = { ...sent, pageSize: Math.min(sent.pageSize, maxPageSize) };
  const { kysely, dialect } = database;
  const term = typeof query['_q'] === 'string' ? query['_q'].trim() : '';
  const name = sql`coalesce(person.firstname, '') || ' ' || coalesce(person.lastname, '') || ' '
    || coalesce(person.username, '')`;
  const isFound = term === '' ? sql`1 = 1` : dialect.matches(name, term, 'anywhere', 'folded');
  const from = sql`from admin_users as person where person.is_active = 1 and person.blocked = 0 and ${isFound}
    and exists (select 1 from admin_user_roles as held join admin_roles as role on role.id = held.role_id
      where held.user_id = person.id and (role.code = ${superAdminCode} or exists (
        select 1 from admin_permissions as permission where permission.role_id = role.id
          and permission.action = ${entryActions.read} and permission.subject = ${uid})))`;
  const counted = await sql<{ readonly total: number | string }>`select count(*) as total ${from}`.execute(
    kysely,
  );
  const { rows } = await sql<ReviewUser>`select person.id, person.firstname, person.lastname, person.username
    ${from} order by coalesce(person.firstname, person.username, ''), coalesce(person.lastname, ''), person.id
    limit ${request.pageSize} offset ${(request.page - 1) * request.pageSize}`.execute(kysely);
  const total = Number(counted.rows[0]?.total ?? 0);
  return { results: rows.map((row) => ({ ...row })), pagination: pagination(request, total) };
}
