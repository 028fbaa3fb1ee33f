import type { PermissionExplanation } from '@admin/contract';
import type { ContentPermissions } from '../../../content/permissions/content-permissions.ts';
import { invalidQuery } from '../../../content/query/query-values.ts';
import type { ContentStorage } from '../../../content/storage/content-storage.ts';
import { forbidden } from '../../../errors/request-errors.ts';
import type { ActorRole } from '../../actor.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { roleId, roleNotFound } from '../../records/role-record.ts';
import { requireUser, rolesOf } from '../../records/user-record.ts';
import type { ConditionSubject } from '../../conditions.ts';
import { indexPermissions, readPermissionsByRole } from '../stored-permissions.ts';
import { readEntryFacts, parseQuestion, type SentQuestion } from './entry-question.ts';
import { explainPermission, type PermissionHolder } from './explain-permission.ts';

/** A question about permissions with its caller. */
export interface ExplainCall {
  readonly storage: ContentStorage;
  /** The permissions of the caller. */
  readonly permissions: ContentPermissions;
  readonly question: SentQuestion;
}

type Context = Pick<IdentityContext, 'tables' | 'schemas' | 'actions' | 'locales' | 'conditions'>;

/** The subject of an explanation before their permissions are read. */
interface Holder {
  readonly isActive: boolean;
  readonly roles: readonly ActorRole[];
  /** The user for conditions; null for a role. */
  readonly person: ConditionSubject | null;
}

/**
 * Explains why a user, or the holder of a role, may or may not perform an action.
 * @throws AppError QUERY_INVALID (400), FORBIDDEN (403) for a user that the caller may not read, NOT_FOUND (404) for a
 * user, role or entry that does not exist
 */
export async function readExplanation(
  context: Context,
  { storage, permissions, question }: ExplainCall,
): Promise<PermissionExplanation> {
  // Parse
  const { user, role, action } = question;
  if ((user === undefined) === (role === undefined)) {
    throw invalidQuery([user === undefined ? 'user' : 'role'], 'Name either a user or a role');
  }
  const parsed = await parseQuestion(context, question);

  // Authorize
  if (user !== undefined && !permissions.holds('admin::users.read')) throw forbidden();

  // Query
  const found =
    user === undefined ? await findRoleHolder(context, role ?? '') : await findUserHolder(context, user);
  const holder: PermissionHolder = {
    isActive: found.isActive,
    roles: await withPermissions(context, found.roles, action),
  };
  if (parsed === null) return { entry: null, ...explainPermission(holder, { action, entries: null }) };
  const conditions = await context.conditions.withValues();
  const used = holder.roles.flatMap(({ permissions: held }) =>
    held.find(action, parsed.contentType.uid).flatMap((permission) => permission.conditions),
  );
  // Only these are evaluated: a plugin may offer a condition for each of a thousand values.
  const all = [...new Set(used)]
    .map((id) => conditions.find(id))
    .filter((condition) => condition !== undefined);
  const { entry, ...facts } = await readEntryFacts(
    { storage, permissions, person: found.person, conditions: { all } },
    parsed,
  );
  return { entry, ...explainPermission(holder, { action, entries: { ...parsed, ...facts, conditions } }) };
}

async function findUserHolder({ tables }: Context, sent: number | string): Promise<Holder> {
  const user = await requireUser(tables, sent);
  const roles = await rolesOf(tables, user.id);
  return {
    isActive: user.is_active === 1 && user.blocked === 0,
    roles,
    person: { userId: user.id, roleIds: roles.map(({ id }) => id) },
  };
}

async function findRoleHolder({ tables }: Context, sent: number | string): Promise<Holder> {
  const role = await tables
    .selectFrom('admin_roles')
    .select(['id', 'name', 'code', 'description'])
    .where('id', '=', roleId(sent))
    .executeTakeFirst();
  if (role === undefined) throw roleNotFound();
  return { isActive: true, roles: [role], person: null };
}

async function withPermissions(
  { tables }: Context,
  roles: readonly ActorRole[],
  action: string,
): Promise<PermissionHolder['roles']> {
  const ids = roles.map(({ id }) => id);
  const byRole = await readPermissionsByRole(tables, ids, action);
  return roles.map(({ id, name, code }) => ({
    id,
    name,
    code,
    permissions: indexPermissions(byRole.get(id) ?? []),
  }));
}
