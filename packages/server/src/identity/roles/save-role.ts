import { DatabaseError } from '../../database/database-error.ts';
import type { AppError } from '../../errors/app-error.ts';
import { changedValues, originOf } from '../../events/change-record.ts';
import { refused, validationFailed } from '../../errors/request-errors.ts';
import { type IdentityDatabase, timestamp, identityTables } from '../tables.ts';
import type { RoleRecord } from '@admin/contract';
import { slugify } from '../../text/slugify.ts';
import type { Actor } from '../actor.ts';
import { roleChanges } from '../change-points.ts';
import type { IdentityContext } from '../identity-context.ts';
import { presentRole, roleEntity, roleToChange, type RoleRow } from '../records/role-record.ts';

/** The name and the description of a role. */
export interface RoleText {
  readonly name: string;
  /** Unchanged when absent; empty for a new role. */
  readonly description?: string | null;
}

/** Normalizes the name of a role. @throws AppError VALIDATION_FAILED when it is empty */
export function cleanRoleName(name: string): string {
  const clean = name.normalize('NFC').trim();
  if (clean !== '') return clean;
  throw validationFailed([{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }]);
}

function textOf({ name, description }: RoleRow) {
  return { name, description };
}

/** Normalizes the texts of a role after hooks have set some. */
function cleanText({ name, description }: { readonly name: string; readonly description: string | null }) {
  return { name: cleanRoleName(name), description };
}

function taken(name: string): AppError {
  return refused(
    'ROLE_NAME_TAKEN',
    `The name must be unique and a role with name \`${name}\` already exists.`,
  );
}

/** Runs a write of a role whose name must be unique. @throws AppError ROLE_NAME_TAKEN */
export async function withUniqueName<Result>(
  tables: IdentityDatabase,
  { name, exceptId }: { readonly name: string; readonly exceptId: number | null },
  write: () => Promise<Result>,
): Promise<Result> {
  const holder = await tables
    .selectFrom('admin_roles')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (holder !== undefined && holder.id !== exceptId) throw taken(name);
  try {
    return await write();
  } catch (error) {
    // A concurrent write took the name after the check.
    if (error instanceof DatabaseError && error.kind === 'unique') throw taken(name);
    throw error;
  }
}

/** Returns an unused code from the first name of the role and the time; different names may have the same slug. */
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
 * Creates a role without permissions.
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
    const origin = originOf(actor.permissions);
    const sent = { name, description: text.description ?? null };
    const [set] = await context.events.runBefore(roleChanges, 'create', tables, () => [
      { id: null, before: null, values: sent, origin },
    ]);
    const hooked = cleanText({ ...sent, ...set });
    const values = { ...hooked, code, created_at: now, updated_at: now };
    const row = await withUniqueName(tables, { name: hooked.name, exceptId: null }, () =>
      tables.insertInto('admin_roles').values(values).returningAll().executeTakeFirstOrThrow(),
    );
    await context.events.runAfter(roleChanges, 'create', tables, () => [
      { id: row.id, before: null, after: textOf(row), origin },
    ]);
    await context.events.recordChange(tables, () => ({
      action: 'role.create',
      entity: roleEntity(row),
      origin,
      after: textOf(row),
    }));
    return presentRole(row);
  });
  context.events.emit('role.created', { roleId: role.id, actorId: actor.user.id });
  return role;
}

/**
 * Updates the name and the description of a role; its code stays.
 * @throws AppError NOT_FOUND (404), SUPER_ADMIN_FIXED, VALIDATION_FAILED, ROLE_NAME_TAKEN (400)
 */
export async function updateRole(
  context: IdentityContext,
  actor: Actor,
  id: number,
  text: RoleText,
): Promise<RoleRecord> {
  const name = cleanRoleName(text.name);
  const changed = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const role = await roleToChange(context, tables, id, "Super admin can't be edited.");
    const origin = originOf(actor.permissions);
    const sent = { name, description: text.description === undefined ? role.description : text.description };
    const [set] = await context.events.runBefore(roleChanges, 'update', tables, () => [
      { id, before: textOf(role), values: sent, origin },
    ]);
    const hooked = cleanText({ ...sent, ...set });
    const row = await withUniqueName(tables, { name: hooked.name, exceptId: id }, () =>
      tables
        .updateTable('admin_roles')
        .set({ ...hooked, updated_at: timestamp(context) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await context.events.runAfter(roleChanges, 'update', tables, () => [
      { id, before: textOf(role), after: textOf(row), origin },
    ]);
    await context.events.recordChange(tables, () => ({
      action: 'role.update',
      entity: roleEntity(row),
      origin,
      ...changedValues(textOf(role), textOf(row)),
    }));
    return presentRole(row);
  });
  context.events.emit('role.changed', { roleId: id, actorId: actor.user.id });
  return changed;
}
