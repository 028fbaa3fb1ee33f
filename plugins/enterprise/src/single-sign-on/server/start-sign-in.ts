import { accountsRef, type RouteContext } from '@admin/server';
import type { Endpoint } from '@admin/contract';
import * as oidc from 'openid-client';
import { hashOf, randomText } from './secrets.ts';
import { findProvider, type SignOnContext } from './sign-on-context.ts';
import { callbackUrl } from './providers.ts';
import { signOnTables } from './tables.ts';

/** The parts of a request that a sign-in depends on. */
export type SignInCall = Pick<RouteContext<Endpoint>, 'client' | 'cookies' | 'setHeader'>;

/** Milliseconds that a user has to sign in at the provider. */
export const attemptLifetime = 600_000;

const attempts = { name: 'single-sign-on/network', attempts: 60, window: 60_000 } as const;

/** The name of the cookie that binds an attempt to its browser. */
export function browserCookie({ secure }: { readonly secure: boolean }): string {
  return secure ? '__Host-sso' : 'sso';
}

/** Returns the value of the browser's cookie, which sign-ins in several tabs share. */
function browserOf({ client, cookies, setHeader }: SignInCall): string {
  const name = browserCookie(client);
  const known = cookies[name];
  const value = known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomText();
  // Lax: the provider's redirect back to this server is a navigation from another site.
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${attemptLifetime / 1000}`;
  setHeader('set-cookie', `${name}=${value}; ${attributes}${client.secure ? '; Secure' : ''}`);
  return value;
}

/** Returns a path of the panel; `/` for anything that a browser could take for another site. */
export function safeTarget(redirectTo = '/'): string {
  const isPath = /^\/(?![/\\])/.test(redirectTo) && !/[\\\p{Cc}]/u.test(redirectTo);
  if (!isPath) return '/';
  const url = new URL(redirectTo, 'http://panel.invalid');
  if (url.origin !== 'http://panel.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * Stores an attempt to sign in, for any server of the database to finish.
 * @returns the URL of the provider
 * @throws SignOnError provider-unknown, provider-unavailable; AppError TOO_MANY_REQUESTS (429)
 */
export async function startSignIn(
  context: SignOnContext,
  { uid, redirectTo }: { readonly uid: string; readonly redirectTo: string | undefined },
  call: SignInCall,
): Promise<string> {
  const { server, box, discovery } = context;
  await server.get(accountsRef).countAttempt(attempts, call.client);
  const provider = await findProvider(context, uid);
  const configuration = await discovery.read(provider);
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  const now = server.now();
  const tables = signOnTables(server.database);
  await tables.deleteFrom('sso_attempts').where('expires_at', '<', new Date(now).toISOString()).execute();
  await tables
    .insertInto('sso_attempts')
    .values({
      state: hashOf(state),
      browser: hashOf(browserOf(call)),
      provider: uid,
      issuer: provider.issuer,
      secrets: box.seal(JSON.stringify([nonce, verifier]), `attempt/${hashOf(state)}`),
      redirect_to: safeTarget(redirectTo),
      expires_at: new Date(now + attemptLifetime).toISOString(),
    })
    .execute();
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(server, uid),
    scope: provider.scopes,
    response_type: 'code',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}
