import {
  forbidden,
  originOf,
  refused,
  type Actor,
  type BeforeHookContext,
  type PluginContext,
} from '@admin/server';
import type { SignOnOptions } from '../contract.ts';
import { providersVariable } from './providers.ts';
import { signOnTables, type SignOnDatabase } from './tables.ts';

const defaults: SignOnOptions = { autoRegister: false, defaultRole: null, ssoLockedRoles: null };

/** Reads the options of single sign-on. */
export async function readOptions(tables: SignOnDatabase): Promise<SignOnOptions> {
  const row = await tables.selectFrom('sso_options').select('options').where('id', '=', 1).executeTakeFirst();
  return row === undefined
    ? defaults
    : { ...defaults, ...(JSON.parse(row.options) as Partial<SignOnOptions>) };
}

/**
 * Stores the options. The default role decides what new users may do, so only super administrators change it.
 * @throws AppError FORBIDDEN (403), SSO_WITHOUT_PROVIDER (400)
 */
export async function updateOptions(
  server: PluginContext,
  actor: Actor,
  options: SignOnOptions,
): Promise<SignOnOptions> {
  await server.database.transaction(async (transaction) => {
    const tables = signOnTables(transaction);
    const before = await readOptions(tables);
    if (options.defaultRole !== before.defaultRole && !actor.isSuperAdmin) throw forbidden();
    const isLocking = (options.ssoLockedRoles ?? []).length > 0;
    if (isLocking && !(await hasProvider(server, tables))) {
      throw refused('SSO_WITHOUT_PROVIDER', 'Add a provider before you lock roles to single sign-on.');
    }
    await tables
      .insertInto('sso_options')
      .values({ id: 1, options: JSON.stringify(options) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ options: JSON.stringify(options) }))
      .execute();
    await server.events.recordChange(transaction.kysely, () => ({
      action: 'single-sign-on.options.update',
      entity: { type: 'single-sign-on', id: null },
      origin: originOf(actor.permissions),
      before,
      after: options,
    }));
  });
  return options;
}

async function hasProvider(
  { variable }: Pick<PluginContext, 'variable'>,
  tables: SignOnDatabase,
): Promise<boolean> {
  if (variable(providersVariable).length > 0) return true;
  return (await tables.selectFrom('sso_providers').select('uid').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns whether one of the roles is locked to single sign-on. Without a provider, no role is locked. */
export async function isLocked(
  server: Pick<PluginContext, 'variable'>,
  tables: SignOnDatabase,
  roles: readonly number[],
): Promise<boolean> {
  const { ssoLockedRoles } = await readOptions(tables);
  const hasLocked = (ssoLockedRoles ?? []).some((role) => roles.includes(role));
  return hasLocked && hasProvider(server, tables);
}

/**
 * Refuses a password of a user with a locked role.
 * @throws AppError SSO_REQUIRED (400)
 */
export async function refuseLockedPassword(
  { roles }: { readonly roles: readonly number[] },
  { transaction, server }: BeforeHookContext,
): Promise<void> {
  if (!(await isLocked(server, signOnTables({ kysely: transaction }), roles))) return;
  throw refused(
    'SSO_REQUIRED',
    'Your role requires single sign-on. Use one of the sign-in methods below the form.',
  );
}
