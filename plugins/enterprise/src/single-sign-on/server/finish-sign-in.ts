import { accountsRef, AppError } from '@admin/server';
import * as oidc from 'openid-client';
import { claimAt, emailOf, findUser, type Claims } from './find-user.ts';
import { callbackUrl, type Provider } from './providers.ts';
import { hashOf } from './secrets.ts';
import { findProvider, type SignOnContext } from './sign-on-context.ts';
import { SignOnError } from './sign-on-error.ts';
import { browserCookie, type SignInCall } from './start-sign-in.ts';
import { signOnTables } from './tables.ts';

/** An attempt that this callback finishes. */
interface Attempt {
  readonly issuer: string;
  readonly redirectTo: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Takes the attempt of a callback: it can be used once, by the browser and for the provider that it was started with. */
async function takeAttempt(
  { server, box }: SignOnContext,
  { uid, state }: { readonly uid: string; readonly state: string },
  { client, cookies }: SignInCall,
): Promise<Attempt> {
  const browser = cookies[browserCookie(client)];
  // Most invalid callbacks have no cookie: they cost no statement.
  if (browser === undefined) throw new SignOnError('attempt-expired');
  const key = hashOf(state);
  const row = await signOnTables(server.database)
    .deleteFrom('sso_attempts')
    .where('state', '=', key)
    .where('browser', '=', hashOf(browser))
    .where('provider', '=', uid)
    .returningAll()
    .executeTakeFirst();
  const isCurrent = row !== undefined && row.expires_at > new Date(server.now()).toISOString();
  const secrets = isCurrent ? box.open(row.secrets, `attempt/${key}`) : null;
  if (!isCurrent || secrets === null) throw new SignOnError('attempt-expired');
  const [nonce, verifier] = JSON.parse(secrets) as [string, string];
  return { issuer: row.issuer, redirectTo: row.redirect_to, nonce, verifier };
}

/** Returns the failure that an error of the protocol library means. */
function failureOf(cause: unknown): SignOnError {
  if (cause instanceof SignOnError) return cause;
  if (cause instanceof oidc.AuthorizationResponseError) return new SignOnError('provider-refused', { cause });
  const isNetwork = cause instanceof TypeError || (cause instanceof Error && cause.name === 'TimeoutError');
  return new SignOnError(isNetwork ? 'provider-unavailable' : 'response-invalid', { cause });
}

/** Exchanges the code, and verifies issuer, state, nonce, PKCE, signature and lifetime of the ID token. */
async function exchangeCode(
  context: SignOnContext,
  provider: Provider,
  attempt: Attempt & { readonly state: string; readonly search: string },
) {
  const configuration = await context.discovery.read(provider);
  const url = new URL(callbackUrl(context.server, provider.uid));
  url.search = attempt.search;
  const tokens = await oidc.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  context.discovery.rememberKeys(provider, configuration);
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new SignOnError('response-invalid');
  const hasRoles = provider.roleClaim === '' || claimAt(claims, provider.roleClaim) !== undefined;
  const hasClaims = hasRoles && typeof claims['email'] === 'string';
  const isComplete = hasClaims || configuration.serverMetadata().userinfo_endpoint === undefined;
  const more = isComplete ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { idToken: tokens.id_token, issuer: claims.iss, claims: { ...more, ...claims } as Claims };
}

/** Runs a part of a sign-in, and records its refusal. Only attempts that a browser has started and taken are recorded. */
async function recordingFailure<Result>(
  { server: { database, events } }: SignOnContext,
  { uid, email }: { readonly uid: string; readonly email: string | null },
  { client: { ip } }: SignInCall,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignOnError && events.isRecording()) {
      await database.transaction(({ kysely }) =>
        events.recordChange(kysely, () => ({
          action: 'admin.auth.failure',
          entity: { type: 'user', id: null, label: email },
          origin: { userId: null, apiClient: null, ip },
          after: { reason: error.failure, provider: uid },
        })),
      );
    }
    throw error;
  }
}

/** The verified account of a provider. */
interface VerifiedAccount {
  readonly provider: Provider;
  readonly idToken: string;
  readonly issuer: string;
  readonly claims: Claims;
}

async function verifyAccount(
  context: SignOnContext,
  uid: string,
  attempt: Parameters<typeof exchangeCode>[2],
): Promise<VerifiedAccount> {
  const provider = await findProvider(context, uid);
  // The provider was replaced by another one in the meantime.
  if (provider.issuer !== attempt.issuer) throw new SignOnError('attempt-expired');
  try {
    return { provider, ...(await exchangeCode(context, provider, attempt)) };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Finds the user of an account, opens a session and sets its cookie. */
async function openSession(
  { server, box }: SignOnContext,
  { provider, idToken, issuer, claims }: VerifiedAccount,
  call: SignInCall,
): Promise<void> {
  const userId = await findUser(server, provider, { issuer, claims });
  const { sub, sid } = claims;
  try {
    const { cookie } = await server
      .get(accountsRef)
      .openSession(userId, call, async (sessionId, transaction) => {
        await signOnTables(transaction)
          .insertInto('sso_sessions')
          .values({
            session_id: sessionId,
            user_id: userId,
            provider: provider.uid,
            issuer,
            subject: sub,
            provider_session: typeof sid === 'string' ? sid : null,
            id_token: box.seal(idToken, `id-token/${sessionId}`),
          })
          .execute();
      });
    call.setHeader('set-cookie', cookie);
  } catch (error) {
    if (error instanceof AppError) throw new SignOnError('user-not-active', { cause: error });
    throw error;
  }
}

/**
 * Finishes a sign-in: opens a session and sets its cookie. Refusals are recorded as failed sign-ins.
 * @param query the query of the callback, as the provider sent it
 * @returns the path of the panel where the user wanted to go
 * @throws SignOnError
 */
export async function finishSignIn(
  context: SignOnContext,
  { uid, query }: { readonly uid: string; readonly query: Readonly<Record<string, unknown>> },
  call: SignInCall,
): Promise<string> {
  const { state } = query;
  if (typeof state !== 'string') throw new SignOnError('attempt-expired');
  const texts = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const attempt = await takeAttempt(context, { uid, state }, call);
  const search = new URLSearchParams(texts).toString();
  const account = await recordingFailure(context, { uid, email: null }, call, () =>
    verifyAccount(context, uid, { ...attempt, state, search }),
  );
  const email = emailOf(account.claims);
  await recordingFailure(context, { uid, email }, call, () => openSession(context, account, call));
  return attempt.redirectTo;
}
