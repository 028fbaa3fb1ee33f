import { accountsRef, configRef, refused } from '@admin/server';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { sql } from 'kysely';
import * as oidc from 'openid-client';
import { readProviders, serverOrigin, type Provider } from './providers.ts';
import { findProvider, type SignOnContext } from './sign-on-context.ts';
import { signOnTables } from './tables.ts';

/** Returns the provider of a session; one with the same issuer if it was deleted and added under another uid. */
async function providerOf(
  { server, box }: SignOnContext,
  session: { readonly provider: string; readonly issuer: string },
): Promise<Provider | undefined> {
  const providers = await readProviders(server, box);
  return (
    providers.find(({ uid }) => uid === session.provider) ??
    providers.find(({ issuer }) => issuer === session.issuer)
  );
}

/** Returns the URL where a session ends at its provider; undefined for other sessions and without support. */
export async function signOutUrl(
  context: SignOnContext,
  { sessionId }: { readonly sessionId: string },
): Promise<string | undefined> {
  const { server, box, discovery } = context;
  const session = await signOnTables(server.database)
    .selectFrom('sso_sessions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const provider = await providerOf(context, session);
  if (provider === undefined) return undefined;
  const configuration = await discovery.read(provider);
  const { end_session_endpoint: endpoint, issuer } = configuration.serverMetadata();
  const idToken = box.open(session.id_token, `id-token/${sessionId}`);
  if (endpoint === undefined || issuer !== session.issuer || idToken === null) return undefined;
  return oidc.buildEndSessionUrl(configuration, {
    id_token_hint: idToken,
    post_logout_redirect_uri: `${serverOrigin(server)}${server.get(configRef).basePath}/auth/login`,
  }).href;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Seconds that a logout token may be old, and its clock may differ. */
const maxTokenAge = 600;
const clockTolerance = 30;

function invalidToken() {
  return refused('LOGOUT_TOKEN_INVALID', 'Invalid logout token');
}

function assertLogoutClaims({ events, nonce, sub, sid, jti }: JWTPayload): void {
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
  const isNamed = typeof sub === 'string' || typeof sid === 'string';
  if (!isLogout || nonce !== undefined || !isNamed || typeof jti !== 'string') throw invalidToken();
}

/** The key sets of providers. One is loaded again when a token names an unknown key, at most every 30 seconds. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keySetOf(address: string): ReturnType<typeof createRemoteJWKSet> {
  const keys = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000 });
  keySets.set(address, keys);
  return keys;
}

async function verifyLogoutToken(context: SignOnContext, uid: string, token: string): Promise<JWTPayload> {
  try {
    const provider = await findProvider(context, uid);
    const metadata = (await context.discovery.read(provider)).serverMetadata();
    const { payload } = await jwtVerify(token, keySetOf(metadata.jwks_uri ?? ''), {
      issuer: metadata.issuer,
      audience: provider.clientId,
      clockTolerance,
      maxTokenAge,
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
      requiredClaims: ['iat', 'jti'],
    });
    assertLogoutClaims(payload);
    return payload;
  } catch (error) {
    context.server.logger.warn({ err: error, provider: uid }, 'a logout token was refused');
    throw invalidToken();
  }
}

const attempts = { name: 'single-sign-on/logout', attempts: 600, window: 60_000 } as const;

/**
 * Ends the sessions that a provider names in a logout token: one of its sessions, or all of a user.
 * @throws AppError LOGOUT_TOKEN_INVALID (400), TOO_MANY_REQUESTS (429)
 */
export async function endProviderSessions(
  context: SignOnContext,
  { uid, token }: { readonly uid: string; readonly token: string },
  client: Parameters<ReturnType<typeof accountsOf>['countAttempt']>[1],
): Promise<void> {
  const { server } = context;
  await accountsOf(context).countAttempt(attempts, client);
  const { iss = '', sub, sid, jti = '' } = await verifyLogoutToken(context, uid, token);
  const tables = signOnTables(server.database);
  const now = server.now();
  await tables
    .deleteFrom('sso_logout_tokens')
    .where('expires_at', '<', new Date(now).toISOString())
    .execute();
  const id = `${iss} ${jti}`;
  const used = await tables
    .selectFrom('sso_logout_tokens')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (used !== undefined) throw invalidToken();
  let sessions = tables
    .selectFrom('sso_sessions')
    .select(['session_id', 'user_id'])
    .where('issuer', '=', iss);
  if (typeof sub === 'string') sessions = sessions.where('subject', '=', sub);
  if (typeof sid === 'string') {
    // Some providers name sessions in logout tokens only: then all of the user's end.
    const isNamed = sql<boolean>`provider_session = ${sid}`;
    const isUnnamed = sql<boolean>`provider_session is null`;
    sessions = sessions.where(typeof sub === 'string' ? sql<boolean>`(${isNamed} or ${isUnnamed})` : isNamed);
  }
  for (const { session_id: sessionId, user_id: userId } of await sessions.execute()) {
    await accountsOf(context).endSession({ sessionId, userId });
  }
  // Stored last: after a crash, the provider can send the token again.
  const expiresAt = new Date(now + 2 * maxTokenAge * 1000).toISOString();
  await tables
    .insertInto('sso_logout_tokens')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function accountsOf({ server }: Pick<SignOnContext, 'server'>) {
  return server.get(accountsRef);
}
