import type { ServerConfig } from '../config/index.ts';
import type { Database } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityTables } from './identity-database.ts';
import { createIdentityKeys } from './identity-keys.ts';
import { AttemptCounts } from './limits/attempt-counts.ts';
import type { Passwords } from './passwords/password-hash.ts';
import { createActionRegistry, type ActionOwner } from './actions/action-registry.ts';
import { coreActions } from './actions/core-actions.ts';
import { createAccessTokens } from './tokens/access-token.ts';

/** The dependencies of an identity context. */
interface IdentityParts extends Pick<IdentityContext, 'events' | 'mail' | 'schemas' | 'locales'> {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly plugins: readonly (IdentityContext['plugins'][number] & ActionOwner)[];
  readonly now: () => number;
}

/** Creates the context that all identity operations share. */
export function createIdentityContext({ secret, ...parts }: IdentityParts): IdentityContext {
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
  };
}
