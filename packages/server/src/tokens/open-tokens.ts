import type { Schemas } from '@admin/content-model';
import { deriveKey } from '../config/secret.ts';
import { runMigrations, type Database } from '../database/index.ts';
import type { IdentityService } from '../identity/index.ts';
import type { Logger } from '../logger.ts';
import type { ServerPlugin } from '../plugin.ts';
import { createContentApiActions } from './content-api/content-api-actions.ts';
import { contentTypeActions } from './content-api/content-type-actions.ts';
import { tokenMigrations } from './migrations.ts';
import { createTokenService, type TokenService } from './token-service.ts';

/**
 * Brings the table of tokens up to date and opens what works with it.
 * @throws StartError TOKEN_ACTION_INVALID, TOKEN_ACTION_UNKNOWN
 */
export async function openTokens(parts: {
  readonly database: Database;
  readonly logger: Logger;
  readonly schemas: Schemas;
  readonly plugins: readonly ServerPlugin[];
  readonly identity: Pick<IdentityService, 'permissionsOfUser' | 'actions'>;
  readonly secret: string;
  readonly now: () => number;
}): Promise<TokenService> {
  const { database, logger, schemas, plugins, identity, secret, now } = parts;
  const actions = createContentApiActions(contentTypeActions(schemas), plugins, identity.actions);
  await runMigrations(database, 'tokens', tokenMigrations);
  const hashKey = deriveKey(secret, 'tokens/access-key');
  return createTokenService({ database, logger, hashKey, actions, identity, now });
}
