import { superAdminCode } from '@admin/content-model';
import { forbidden, originOf, refused, type Actor, type PluginContext } from '@admin/server';
import { signOnActions, type SignOnOptions } from '../contract.ts';
import { endPasswordSessions, hasProvider } from './locked-roles.ts';
import { readOptions, readRoleCodes, unknownRole } from './options.ts';
import { signOnTables } from './tables.ts';

/**
 * Returns the options without roles that were deleted since they were stored.
 * @throws AppError VALIDATION_FAILED (400) for other roles that do not exist
 */
function existingOptions(
  options: SignOnOptions,
  before: SignOnOptions,
  roles: ReadonlyMap<number, string>,
): SignOnOptions {
  const { defaultRole, ssoLockedRoles } = options;
  const stored = before.ssoLockedRoles ?? [];
  const isUnknownLock = (role: number) => !roles.has(role) && !stored.includes(role);
  if (defaultRole !== null && !roles.has(defaultRole) && defaultRole !== before.defaultRole) {
    throw unknownRole('defaultRole');
  }
  if (ssoLockedRoles?.some((role) => isUnknownLock(role))) throw unknownRole('ssoLockedRoles');
  return {
    ...options,
    defaultRole: defaultRole !== null && roles.has(defaultRole) ? defaultRole : null,
    ssoLockedRoles: ssoLockedRoles && [...new Set(ssoLockedRoles)].filter((role) => roles.has(role)),
  };
}

/** Returns whether the role of super administrators is locked or unlocked. */
function changesSuperAdmins(
  { ssoLockedRoles: after }: SignOnOptions,
  { ssoLockedRoles: before }: SignOnOptions,
  roles: ReadonlyMap<number, string>,
): boolean {
  return [...roles].some(
    ([id, code]) => code === superAdminCode && (before ?? []).includes(id) !== (after ?? []).includes(id),
  );
}

/**
 * Stores the options, and ends the password sessions of users whose roles are locked, except the session of the actor. The
 * default role decides what new users may do, and a lock on super administrators whether they can sign in, so only super
 * administrators change these.
 * @throws AppError FORBIDDEN (403), SSO_WITHOUT_PROVIDER, VALIDATION_FAILED (400)
 */
export async function updateOptions(
  server: PluginContext,
  actor: Actor,
  sent: SignOnOptions,
): Promise<SignOnOptions> {
  return server.database.transaction(async (transaction) => {
    const tables = signOnTables(transaction);
    const before = await readOptions(tables);
    const roles = await readRoleCodes(tables);
    if (sent.defaultRole !== before.defaultRole && !actor.isSuperAdmin) throw forbidden();
    const options = existingOptions(sent, before, roles);
    if (changesSuperAdmins(options, before, roles) && !actor.isSuperAdmin) throw forbidden();
    const isLocking = (options.ssoLockedRoles ?? []).length > 0;
    if (isLocking && !(await hasProvider(server, tables))) {
      throw refused('SSO_WITHOUT_PROVIDER', 'Add a provider before you lock roles to single sign-on.');
    }
    await tables
      .insertInto('sso_options')
      .values({ id: 1, options: JSON.stringify(options) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ options: JSON.stringify(options) }))
      .execute();
    const origin = originOf(actor.permissions);
    await endPasswordSessions(server, transaction, { origin, except: actor.sessionId });
    await server.events.recordChange(transaction.kysely, () => ({
      action: 'single-sign-on.options.update',
      entity: { type: 'single-sign-on', id: null, requires: signOnActions.read },
      origin,
      before,
      after: options,
    }));
    return options;
  });
}
