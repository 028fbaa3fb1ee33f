import { configRef, defineVariable, type PluginContext } from '@admin/server';
import { Value } from 'typebox/value';
import { Type, type Static } from 'typebox';
import { ProviderSettings, type ListedProvider } from '../contract.ts';
import type { SecretBox } from './secrets.ts';
import { signOnTables } from './tables.ts';

/** An OpenID Connect provider with its secret. */
export interface Provider {
  readonly uid: string;
  readonly displayName: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** A data URI or a path of this server; empty without one. */
  readonly icon: string;
  readonly matchEmail: boolean;
  readonly trustsEmail: boolean;
  readonly roleClaim: string;
  readonly roles: readonly { readonly value: string; readonly role: number }[];
  readonly roleSync: 'first' | 'always';
  readonly source: ListedProvider['source'];
}

const StoredProvider = Type.Object(ProviderSettings);

type StoredProvider = Static<typeof StoredProvider>;

const VariableProvider = Type.Array(
  Type.Object({
    uid: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 }),
    ...ProviderSettings,
    clientSecret: Type.Optional(Type.String()),
  }),
);

/** Image types that browsers show, and that run no code in an image element. */
const iconPattern =
  /^(?:data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}|\/uploads\/[\w.-]+)$/;

/** Returns whether the security policy of the panel lets an icon be shown. */
export function isIcon(icon: string): boolean {
  return iconPattern.test(icon);
}

function parseProviders(text: string): Static<typeof VariableProvider> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Value.Check(VariableProvider, value)) return undefined;
    const isUnique = new Set(value.map(({ uid }) => uid)).size === value.length;
    const hasIcons = value.every(({ icon = '' }) => icon === '' || isIcon(icon));
    return isUnique && hasIcons && value.every(({ issuer }) => URL.canParse(issuer)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Providers that the operator configures. */
export const providersVariable = defineVariable({
  name: 'SINGLE_SIGN_ON_PROVIDERS',
  fallback: '[]',
  description: 'OpenID Connect providers as JSON, see the guide on single sign-on.',
  expects: 'a JSON list of providers, each with uid, displayName, issuer and clientId',
  read: parseProviders,
});

function complete(
  uid: string,
  { scopes, icon, matchEmail, trustsEmail, roleClaim, roles, roleSync, ...given }: StoredProvider,
  rest: Pick<Provider, 'clientSecret' | 'source'>,
): Provider {
  return {
    ...given,
    ...rest,
    uid,
    scopes: scopes?.trim() || 'openid email profile',
    icon: icon ?? '',
    matchEmail: matchEmail ?? false,
    trustsEmail: trustsEmail ?? false,
    roleClaim: roleClaim ?? '',
    roles: roles ?? [],
    roleSync: roleSync ?? 'first',
  };
}

/** Reads the providers: those of the environment first, which hide stored ones with the same uid. */
export async function readProviders(
  server: Pick<PluginContext, 'database' | 'variable' | 'logger'>,
  box: SecretBox,
): Promise<readonly Provider[]> {
  const given = server
    .variable(providersVariable)
    .map(({ uid, clientSecret, ...settings }) =>
      complete(uid, settings, { clientSecret: clientSecret ?? null, source: 'environment' }),
    );
  const rows = await signOnTables(server.database)
    .selectFrom('sso_providers')
    .selectAll()
    .orderBy('uid')
    .execute();
  const stored = rows
    .filter(({ uid }) => !given.some((provider) => provider.uid === uid))
    .map(({ uid, settings, secret }) => {
      const clientSecret = secret === null ? null : box.open(secret, `provider/${uid}`);
      if (secret !== null && clientSecret === null) {
        server.logger.warn(
          { provider: uid },
          'the client secret of a provider cannot be decrypted, because SECRET has changed: enter it again',
        );
      }
      return complete(uid, JSON.parse(settings) as StoredProvider, { clientSecret, source: 'settings' });
    });
  return [...given, ...stored];
}

/** Returns the origin of the server as browsers and providers reach it. */
export function serverOrigin({ get }: Pick<PluginContext, 'get'>): string {
  const { publicUrl, port } = get(configRef);
  return publicUrl ?? `http://localhost:${port}`;
}

/** Returns the redirect URI of a provider. */
export function callbackUrl(server: Pick<PluginContext, 'get'>, uid: string): string {
  return `${serverOrigin(server)}/admin/connect/${uid}/callback`;
}

/** Returns a provider without its secret. */
export function presentProvider(
  server: Pick<PluginContext, 'get'>,
  { clientSecret, roles, ...provider }: Provider,
): ListedProvider {
  return {
    ...provider,
    roles: [...roles],
    hasSecret: clientSecret !== null,
    callbackUrl: callbackUrl(server, provider.uid),
  };
}
