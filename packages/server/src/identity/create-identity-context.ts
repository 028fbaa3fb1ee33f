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

/** What of a server identity works with. */
interface IdentityParts {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly now: () => number;
}

/** Puts together what the operations of identity work with. */
export function createIdentityContext(
  parts: IdentityParts,
  shared: Pick<IdentityContext, 'events' | 'mail' | 'readInitFacts' | 'schemas' | 'locales'> & {
    readonly plugins: readonly (IdentityContext['plugins'][number] & ActionOwner)[];
  },
): IdentityContext {
  const keys = createIdentityKeys(parts.secret);
  const tables = identityTables(parts.database);
  return {
    ...shared,
    config: parts.config,
    logger: parts.logger,
    database: parts.database,
    tables,
    attempts: new AttemptCounts({ tables, now: parts.now, logger: parts.logger }),
    keys,
    passwords: parts.passwords,
    accessTokens: createAccessTokens(keys.accessToken, parts.now),
    viewTokens: createAccessTokens(keys.accessToken, parts.now, 'view'),
    actions: createActionRegistry(coreActions, shared.plugins),
    now: parts.now,
  };
}
