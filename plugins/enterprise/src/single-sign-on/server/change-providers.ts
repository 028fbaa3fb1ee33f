import {
  forbidden,
  notFound,
  originOf,
  validationFailed,
  type Actor,
  type ValidationDetail,
} from '@admin/server';
import { signOnActions, type ListedProvider, type ProviderInput } from '../contract.ts';
import { endPasswordSessions } from './locked-roles.ts';
import { readRoleCodes, unknownRole } from './options.ts';
import { isIcon, presentProvider, providersVariable, readProviders } from './providers.ts';
import { findProvider, type SignOnContext } from './sign-on-context.ts';
import { signOnTables, type SignOnDatabase } from './tables.ts';

/** The entity of records about a provider. */
const providerEntity = { type: 'single-sign-on-provider', id: null, requires: signOnActions.read } as const;

function faultAt(path: string, message: string): ValidationDetail {
  return { path: [path], message, name: 'ValidationError' };
}

function invalid(path: string, message: string): Error {
  return validationFailed([faultAt(path, message)]);
}

function issuerFaults(issuer: string): readonly ValidationDetail[] {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (url === null || !isAllowed || url.username !== '' || url.search !== '' || url.hash !== '') {
    return [faultAt('issuer', 'The issuer must be an https URL without a query')];
  }
  return [];
}

function iconFaults(icon = ''): readonly ValidationDetail[] {
  if (icon === '' || isIcon(icon)) return [];
  return [
    faultAt('icon', 'The icon must be a data URI of an image in base64, or the path of an uploaded file'),
  ];
}

/** Rejects mapped roles that do not exist, except those that were deleted since they were stored. */
async function assertRoles(
  tables: SignOnDatabase,
  after: ProviderInput,
  before: ProviderInput | null,
): Promise<void> {
  const known = await readRoleCodes(tables);
  const stored = new Set(before?.roles?.map(({ role }) => role));
  if (after.roles?.some(({ role }) => !known.has(role) && !stored.has(role))) throw unknownRole('roles');
}

/**
 * A provider decides who its users are, and which roles they get: only super administrators change one. Providers of the
 * environment cannot be changed.
 */
function assertMayChange({ server }: SignOnContext, actor: Actor, uid: string): void {
  if (!actor.isSuperAdmin) throw forbidden();
  if (server.variable(providersVariable).some((provider) => provider.uid === uid)) {
    throw invalid('uid', 'The environment configures this provider');
  }
}

/** Lists the providers without their secrets. */
export async function listProviders({ server, box }: SignOnContext): Promise<ListedProvider[]> {
  return (await readProviders(server, box)).map((provider) => presentProvider(server, provider));
}

/**
 * Creates or replaces a provider. Without a secret, the stored one remains, unless it would be sent to another issuer.
 * @throws AppError FORBIDDEN (403), VALIDATION_FAILED (400)
 */
export async function saveProvider(
  context: SignOnContext,
  actor: Actor,
  uid: string,
  { clientSecret, ...settings }: ProviderInput,
): Promise<ListedProvider> {
  const { server, box } = context;
  assertMayChange(context, actor, uid);
  const faults = [...issuerFaults(settings.issuer), ...iconFaults(settings.icon)];
  if (faults.length > 0) throw validationFailed(faults);
  await server.database.transaction(async (transaction) => {
    const tables = signOnTables(transaction);
    const before = await tables
      .selectFrom('sso_providers')
      .selectAll()
      .where('uid', '=', uid)
      .executeTakeFirst();
    const stored = before === undefined ? null : (JSON.parse(before.settings) as ProviderInput);
    if (
      stored !== null &&
      clientSecret === undefined &&
      before?.secret != null &&
      stored.issuer !== settings.issuer
    ) {
      throw invalid('clientSecret', 'Enter the client secret again to use it with another issuer');
    }
    await assertRoles(tables, settings, stored);
    const storedSecret = before?.secret ?? null;
    const secret =
      clientSecret === undefined
        ? storedSecret
        : clientSecret === ''
          ? null
          : box.seal(clientSecret, `provider/${uid}`);
    const values = { settings: JSON.stringify(settings), secret };
    await tables
      .insertInto('sso_providers')
      .values({ uid, ...values })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
      .execute();
    const origin = originOf(actor.permissions);
    // Without a provider, roles were not locked.
    if (stored === null) await endPasswordSessions(server, transaction, { origin, except: actor.sessionId });
    await server.events.recordChange(tables, () => ({
      action: stored === null ? 'single-sign-on.provider.create' : 'single-sign-on.provider.update',
      entity: { ...providerEntity, label: uid },
      origin,
      ...(stored !== null && { before: { ...stored } }),
      after: { ...settings },
      ...(clientSecret !== undefined && { secrets: ['clientSecret'] }),
    }));
  });
  return presentProvider(server, await findProvider(context, uid));
}

/**
 * Deletes a provider. Its users keep their accounts, and can sign in again once a provider with its issuer exists.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), VALIDATION_FAILED (400)
 */
export async function deleteProvider(context: SignOnContext, actor: Actor, uid: string): Promise<void> {
  const { server } = context;
  assertMayChange(context, actor, uid);
  await server.database.transaction(async (transaction) => {
    const tables = signOnTables(transaction);
    const deleted = await tables
      .deleteFrom('sso_providers')
      .where('uid', '=', uid)
      .returning('settings')
      .executeTakeFirst();
    if (deleted === undefined) throw notFound('Provider does not exist');
    await server.events.recordChange(tables, () => ({
      action: 'single-sign-on.provider.delete',
      entity: { ...providerEntity, label: uid },
      origin: originOf(actor.permissions),
      before: JSON.parse(deleted.settings) as Record<string, unknown>,
    }));
  });
}
