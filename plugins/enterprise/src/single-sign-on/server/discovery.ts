import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Provider } from './providers.ts';
import { SignOnError } from './sign-on-error.ts';

/** Seconds by which the clocks of server and provider may differ. */
const clockTolerance = 30;

/** Seconds that a provider has for each response. */
const timeout = 10;

/** Milliseconds until the endpoints of a provider are discovered again. Its keys are reloaded when an unknown one is used. */
const maxAge = 600_000;

/** Discovers providers, and remembers the result. */
export interface Discovery {
  /** @throws SignOnError provider-unavailable */
  read(provider: Provider): Promise<oidc.Configuration>;
}

function keyOf({ issuer, clientId, clientSecret }: Provider): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, clientId, clientSecret]))
    .digest('hex');
}

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const metadata = { [oidc.clockTolerance]: clockTolerance };
  const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  const configuration = await oidc.discovery(url, clientId, metadata, authentication, {
    timeout,
    // Operators choose the issuer. Over plain HTTP it is one of this machine or network, such as in development.
    // oxlint-disable-next-line typescript/no-deprecated -- marked as deprecated only to stand out
    ...(url.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  });
  // ID tokens come over TLS, but their signatures are verified as well.
  oidc.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Creates the cache of discovered providers. A failed discovery is not remembered. */
export function createDiscovery(now: () => number = Date.now): Discovery {
  const known = new Map<
    string,
    { readonly since: number; readonly configuration: Promise<oidc.Configuration> }
  >();
  return {
    async read(provider) {
      const key = keyOf(provider);
      const cached = known.get(key);
      if (cached !== undefined && now() - cached.since < maxAge) return cached.configuration;
      const configuration = discover(provider).catch((cause: unknown) => {
        known.delete(key);
        throw new SignOnError('provider-unavailable', { cause });
      });
      known.set(key, { since: now(), configuration });
      return configuration;
    },
  };
}
