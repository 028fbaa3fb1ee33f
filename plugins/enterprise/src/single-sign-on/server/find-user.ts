import { accountsRef, AppError, type PluginContext } from '@admin/server';
import { readOptions, readRoleCodes } from './options.ts';
import type { Provider } from './providers.ts';
import { SignOnError } from './sign-on-error.ts';
import { signOnTables, type SignOnDatabase } from './tables.ts';

/** The verified claims of a user. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '';
}

/** Returns the address that a provider sent, verified or not; null without one. */
export function emailOf({ email }: Claims): string | null {
  return textOf(email).slice(0, 254) || null;
}

/** Returns the address of a user; null unless the provider has verified it, or is trusted to. */
function verifiedEmail(
  { email, email_verified: verified }: Claims,
  { trustsEmail }: Provider,
): string | null {
  const isVerified = verified === true || (verified === undefined && trustsEmail);
  const address = textOf(email);
  return isVerified && /^[^\s@]+@[^\s@]+$/.test(address) && address.length <= 254 ? address : null;
}

/** Returns the value of a claim by its path, such as `realm_access.roles`. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path.split('.').reduce<unknown>((value, key) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isObject ? (value as Record<string, unknown>)[key] : undefined;
  }, claims);
}

/** Returns the ids of the roles that the claims of a user map to. */
export function rolesOfClaims(
  claims: Claims,
  { roleClaim, roles }: Pick<Provider, 'roleClaim' | 'roles'>,
): readonly number[] {
  if (roleClaim === '') return [];
  const claim = claimAt(claims, roleClaim);
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return [...new Set(roles.filter(({ value }) => values.includes(value)).map(({ role }) => role))];
}

async function linkedUser(
  { database }: PluginContext,
  issuer: string,
  subject: string,
): Promise<number | null> {
  const row = await signOnTables(database)
    .selectFrom('sso_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Links an existing user on the first sign-in. */
async function linkByEmail(
  server: PluginContext,
  { issuer, sub }: { readonly issuer: string; readonly sub: string },
  { userId, isAllowed }: { readonly userId: number; readonly isAllowed: boolean },
): Promise<number> {
  if (!isAllowed) throw new SignOnError('account-exists');
  const tables = signOnTables(server.database);
  const other = await tables
    .selectFrom('sso_identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  // The address belongs to another account of the provider: it was reassigned.
  if (other !== undefined) throw new SignOnError('account-exists');
  // Linked first: if the activation is refused, the next sign-in tries it again.
  await tables
    .insertInto('sso_identities')
    .values({ issuer, subject: sub, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await linkedUser(server, issuer, sub)) !== userId) throw new SignOnError('account-exists');
  return userId;
}

/** Returns the roles of a new user: the mapped ones, or else the role of new users. Deleted roles do not count. */
async function newUserRoles(tables: SignOnDatabase, mapped: readonly number[]): Promise<readonly number[]> {
  const { autoRegister, defaultRole } = await readOptions(tables);
  if (!autoRegister) return [];
  const known = await readRoleCodes(tables);
  const existing = mapped.filter((role) => known.has(role));
  if (existing.length > 0) return existing;
  return defaultRole !== null && known.has(defaultRole) ? [defaultRole] : [];
}

/** An account of a provider. */
interface ProviderAccount {
  readonly issuer: string;
  readonly claims: Claims;
  /** The roles that its claims map to. */
  readonly mapped: readonly number[];
}

/** Links the user with the verified address of an account, or creates one. */
async function addUser(
  server: PluginContext,
  provider: Provider,
  { issuer, claims, mapped }: ProviderAccount,
): Promise<number> {
  const { sub } = claims;
  const accounts = server.get(accountsRef);
  const email = verifiedEmail(claims, provider);
  if (email === null) throw new SignOnError('email-missing');
  const existing = await accounts.findByEmail(email);
  if (existing !== null) {
    const link = { userId: existing.id, isAllowed: provider.matchEmail };
    return linkByEmail(server, { issuer, sub }, link);
  }
  const roles = await newUserRoles(signOnTables(server.database), mapped);
  if (roles.length === 0) throw new SignOnError('invitation-required');
  const account = {
    email,
    firstname: (textOf(claims['given_name']) || textOf(claims['name']) || email).slice(0, 100),
    lastname: textOf(claims['family_name']).slice(0, 100) || null,
    roles,
  };
  const created = await accounts.create(account, async (userId, transaction) => {
    await signOnTables(transaction)
      .insertInto('sso_identities')
      .values({ issuer, subject: sub, user_id: userId })
      .execute();
  });
  return created.id;
}

/**
 * Finds the user of a provider's account by issuer and subject, and activates an invited one. On the first sign-in, finds one
 * by verified email address if the provider may, or creates one.
 * @throws SignOnError email-missing, account-exists, invitation-required, user-refused
 */
export async function findUser(
  server: PluginContext,
  provider: Provider,
  { issuer, claims }: { readonly issuer: string; readonly claims: Claims },
): Promise<number> {
  const accounts = server.get(accountsRef);
  const mapped = rolesOfClaims(claims, provider);
  const linked = await linkedUser(server, issuer, claims.sub);
  try {
    const userId = linked ?? (await addUser(server, provider, { issuer, claims, mapped }));
    if (await accounts.isInvited(userId)) await accounts.acceptInvitation(userId);
    if (linked !== null && provider.roleSync === 'always' && mapped.length > 0) {
      await syncRoles(server, linked, mapped);
    }
    return userId;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Another sign-in of the same account, such as in a second tab, has just created the user.
    const created = error.code === 'EMAIL_TAKEN' ? await linkedUser(server, issuer, claims.sub) : null;
    if (created !== null) return created;
    throw new SignOnError(error.code === 'EMAIL_TAKEN' ? 'account-exists' : 'user-refused', { cause: error });
  }
}

/** Replaces the roles of a user. The last super administrator keeps theirs. */
async function syncRoles(server: PluginContext, userId: number, roles: readonly number[]): Promise<void> {
  try {
    await server.get(accountsRef).replaceRoles(userId, roles);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    server.logger.warn({ err: error, userId }, 'single sign-on did not change the roles of a user');
  }
}
