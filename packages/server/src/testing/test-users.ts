import type { Permission } from '@admin/content-model';
import { identityTables } from '../identity/tables.ts';
import { markPermissionsChanged } from '../identity/permissions/stored-permissions.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import { hashForTests } from './passwords.ts';

/** A permission with optional properties, which are empty by default. */
export type TestPermission = Pick<Permission, 'action'> & Partial<Permission>;

/** The properties of a test user. The role is an existing one by code, or a new one with these permissions. */
export interface TestUser {
  readonly email: string;
  readonly password: string;
  readonly role: string | readonly TestPermission[];
}

type Services = Pick<PluginContext, 'database' | 'now'>;

/** Replaces the permissions of a role, as the role editor does. */
export async function setRolePermissions(
  services: Services,
  roleId: number,
  permissions: readonly TestPermission[],
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    await tables.deleteFrom('admin_permissions').where('role_id', '=', roleId).execute();
    for (const { action, subject = null, properties = {}, conditions = [] } of permissions) {
      const stored = { properties: JSON.stringify(properties), conditions: JSON.stringify(conditions) };
      await tables
        .insertInto('admin_permissions')
        .values({ role_id: roleId, action, subject, ...stored })
        .execute();
    }
    await markPermissionsChanged(tables, new Date(services.now()).toISOString());
  });
}

async function roleFor(services: Services, { email, role }: TestUser): Promise<number> {
  const tables = identityTables(services.database);
  if (typeof role === 'string') {
    const existing = tables.selectFrom('admin_roles').select('id').where('code', '=', role);
    return (await existing.executeTakeFirstOrThrow()).id;
  }
  const now = new Date(services.now()).toISOString();
  const { id } = await tables
    .insertInto('admin_roles')
    .values({ name: `Role of ${email}`, code: email, description: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setRolePermissions(services, id, role);
  return id;
}

/** Adds an active user. */
export async function addUser(
  services: Services,
  user: TestUser,
): Promise<{ readonly userId: number; readonly roleId: number }> {
  const tables = identityTables(services.database);
  const roleId = await roleFor(services, user);
  const now = new Date(services.now()).toISOString();
  const { id: userId } = await tables
    .insertInto('admin_users')
    .values({
      firstname: 'Test',
      lastname: null,
      username: null,
      email: user.email,
      password_hash: await hashForTests(user.password),
      is_active: 1,
      blocked: 0,
      prefered_language: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tables.insertInto('admin_user_roles').values({ user_id: userId, role_id: roleId }).execute();
  return { userId, roleId };
}
