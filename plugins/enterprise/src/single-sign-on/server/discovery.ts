import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Provider } from './providers.ts';
import { SignOnError } from './sign-on-error.ts';

/** Seconds by which the clocks of server and provider may differ. */
const clockTolerance = 30;

/** Seconds that a provider has for each response. */
const timeout = 10;

/** Milliseconds until the endpoints and keys of a provider are loaded again. */
const maxAge = 300_000;

/** Seconds after which the protocol library loads keys again when a token names an unknown one. */
const reloadAge = 60;

/** Discovers providers, and remembers their endpoints and keys. */
export interface Discovery {
  /** @throws SignOnError provider-unavailable */
  read(provider: Provider): Promise<oidc.Configuration>;
  /** Remembers the keys that a sign-in loaded. */
  rememberKeys(provider: Provider, configuration: oidc.Configuration): void;
}

function keyOf({ issuer, clientId, clientSecret }: Provider): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, clientId, clientSecret]))
    .digest('hex');
}

function isInsecure({ issuer }: Provider): boolean {
  return new URL(issuer).protocol === 'http:';
}

async function discover(provider: Provider): Promise<oidc.ServerMetadata> {
  const { issuer, clientId } = provider;
  const configuration = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    timeout,
    // Operators choose the issuer. Over plain HTTP it is one of this machine or network, such as in development.
    // oxlint-disable-next-line typescript/no-deprecated -- marked as deprecated only to stand out
    ...(isInsecure(provider) && { execute: [oidc.allowInsecureRequests] }),
  });
  const metadata = configuration.serverMetadata();
  // Multi-tenant issuers such as `https://login.microsoftonline.com/common/v2.0` accept accounts of every tenant.
  if (metadata.issuer.includes('{'))
    throw new Error('The issuer is a template for the issuers of many tenants');
  return metadata;
}

function configure(
  provider: Provider,
  metadata: oidc.ServerMetadata,
  keys: oidc.ExportedJWKSCache | undefined,
): oidc.Configuration {
  const { clientId, clientSecret } = provider;
  const authentication = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  const client = { [oidc.clockTolerance]: clockTolerance };
  const configuration = new oidc.Configuration(metadata, clientId, client, authentication);
  configuration.timeout = timeout;
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  if (isInsecure(provider)) oidc.allowInsecureRequests(configuration);
  // ID tokens come over TLS, but their signatures are verified as well.
  oidc.enableNonRepudiationChecks(configuration);
  // As old keys, they are loaded again immediately when a token names an unknown one: the provider has rotated its keys.
  if (keys) oidc.setJwksCache(configuration, { ...keys, uat: Math.floor(Date.now() / 1000) - reloadAge });
  return configuration;
}

/** Endpoints and keys of a provider. */
interface Discovered {
  readonly since: number;
  readonly metadata: Promise<oidc.ServerMetadata>;
  keys?: oidc.ExportedJWKSCache;
}

/** Creates the cache of discovered providers. A failed discovery is not remembered. */
export function createDiscovery(now: () => number = Date.now): Discovery {
  const known = new Map<string, Discovered>();

  function find(provider: Provider): Discovered {
    const key = keyOf(provider);
    const cached = known.get(key);
    if (cached !== undefined && now() - cached.since < maxAge) return cached;
    const metadata = discover(provider).catch((cause: unknown) => {
      known.delete(key);
      throw new SignOnError('provider-unavailable', { cause });
    });
    const discovered = { since: now(), metadata };
    known.set(key, discovered);
    return discovered;
  }

  return {
    async read(provider) {
      const discovered = find(provider);
      const metadata = await discovered.metadata;
      return configure(provider, metadata, discovered.keys);
    },
    rememberKeys(provider, configuration) {
      const discovered = known.get(keyOf(provider));
      const keys = oidc.getJwksCache(configuration);
      if (discovered && keys) discovered.keys = keys;
    },
  };
}
