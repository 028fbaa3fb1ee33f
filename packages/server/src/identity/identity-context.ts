import type { Schemas } from '@admin/content-model';
import type { ServerConfig } from '../config/server-config.ts';
import type { LocaleStore } from '../content/stores/locale-store.ts';
import type { Database } from '../database/index.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { UserHooks } from '../events/user-hooks.ts';
import type { Logger } from '../logger.ts';
import type { TemplateMailer } from '../mail/post-mail.ts';
import { type IdentityDatabase, identityTables } from './tables.ts';
import { AttemptCounts } from './limits/attempt-counts.ts';
import type { Passwords } from './passwords/password-hash.ts';
import { type AccessTokens, createAccessTokens } from './tokens/access-token.ts';
import { type ActionRegistry, createActionRegistry, type ActionOwner, coreActions } from './actions.ts';
import { createConditionRegistry, type ConditionOwner, type ConditionRegistry } from './conditions.ts';
import type { ContentStorage } from '../content/storage/content-storage.ts';
import { deriveKey } from '../config/secret.ts';

/** The context that every identity operation receives. */
export interface IdentityContext {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly tables: IdentityDatabase;
  /** The attempt counts of the rate limits. */
  readonly attempts: AttemptCounts;
  readonly schemas: Schemas;
  readonly mail: TemplateMailer;
  readonly events: EventBus;
  /** Hooks of plugins that can refuse steps of accounts. */
  readonly userHooks: UserHooks;
  readonly keys: IdentityKeys;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  /** Tokens that name an impersonation preview instead of a session. */
  readonly viewTokens: AccessTokens;
  readonly actions: ActionRegistry;
  readonly conditions: ConditionRegistry;
  /** Facts about the installation. */
  readonly plugins: readonly { readonly id: string; readonly title: string; readonly description?: string }[];
  /** The content locales. */
  readonly locales: Pick<LocaleStore, 'all' | 'codes'>;
  readonly now: () => number;
}

/** The signing and derivation keys; each has a single purpose. */
export interface IdentityKeys {
  /** Signs access tokens. */
  readonly accessToken: Uint8Array;
  /** Derives refresh tokens, together with the seed of the session. */
  readonly refreshToken: Uint8Array;
}

/** Derives the keys from the server secret; equal secrets give equal keys in every process. */
export function createIdentityKeys(secret: string): IdentityKeys {
  return {
    accessToken: deriveKey(secret, 'identity/access-token'),
    refreshToken: deriveKey(secret, 'identity/refresh-token'),
  };
}

/** The dependencies of an identity context. */
interface IdentityParts extends Pick<
  IdentityContext,
  'events' | 'userHooks' | 'mail' | 'schemas' | 'locales'
> {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly plugins: readonly (IdentityContext['plugins'][number] & ActionOwner & ConditionOwner)[];
  readonly storage: ContentStorage;
  readonly now: () => number;
}

/** Creates the context that all identity operations share. */
export function createIdentityContext({ secret, storage, ...parts }: IdentityParts): IdentityContext {
  const { now, logger } = parts;
  const keys = createIdentityKeys(secret);
  const tables = identityTables(parts.database);
  return {
    ...parts,
    tables,
    attempts: new AttemptCounts({ tables, now, logger }),
    keys,
    accessTokens: createAccessTokens(keys.accessToken, now),
    viewTokens: createAccessTokens(keys.accessToken, now, 'view'),
    actions: createActionRegistry(coreActions, parts.plugins),
    conditions: createConditionRegistry(parts.plugins, storage, logger),
  };
}
