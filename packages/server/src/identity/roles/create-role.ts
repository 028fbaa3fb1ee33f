import type { RoleRecord } from '@admin/contract';
import { slugify } from '../../text/slugify.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../timestamp.ts';
import { identityTables, type IdentityDatabase } from '../identity-database.ts';
import { cleanRoleName, withUniqueName, type RoleText } from './role-name.ts';
import { presentRole } from '../records/role-record.ts';

/** A code that says what the role was called at first, and when; different names may have the same slug. */
async function freeCode(tables: IdentityDatabase, slug: string, now: number): Promise<string> {
  const code = `${slug}-${now.toString(36)}`;
  const holder = await tables
    .selectFrom('admin_roles')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return holder === undefined ? code : freeCode(tables, slug, now + 1);
}

/**
 * Adds a role that may do nothing yet.
 * @throws AppError VALIDATION_FAILED, ROLE_NAME_TAKEN (400)
 */
export async function createRole(
  context: IdentityContext,
  actor: Actor,
  text: RoleText,
): Promise<RoleRecord> {
  const name = cleanRoleName(text.name);
  const slug = await slugify(name, { fallback: 'role' });
  const role = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const now = timestamp(context);
    const code = await freeCode(tables, slug, context.now());
    const values = { name, code, description: text.description ?? null, created_at: now, updated_at: now };
    const row = await withUniqueName(tables, { name, exceptId: null }, () =>
      tables.insertInto('admin_roles').values(values).returningAll().executeTakeFirstOrThrow(),
    );
    return presentRole(row);
  });
  context.events.emit('role.created', { roleId: role.id, actorId: actor.user.id });
  return role;
}
