import type { Schemas } from '@admin/content-model';
import { deriveKey } from '../config/secret.ts';
import type { Database } from '../database/index.ts';
import type { IdentityService } from '../identity/index.ts';
import type { Logger } from '../logger.ts';
import type { ServerPlugin } from '../plugins/definition/index.ts';
import { createContentApiActions } from './content-api/content-api-actions.ts';
import { contentTypeActions } from './content-api/content-type-actions.ts';
import { createTokenService, type TokenService } from './token-service.ts';

/** Opens what works with tokens. */
export function openTokens(parts: {
  readonly database: Database;
  readonly logger: Logger;
  readonly schemas: Schemas;
  readonly plugins: readonly ServerPlugin[];
  readonly identity: Pick<IdentityService, 'permissionsOfUser' | 'actions'>;
  readonly secret: string;
  readonly now: () => number;
}): TokenService {
  const { database, logger, schemas, plugins, identity, secret, now } = parts;
  const actions = createContentApiActions(contentTypeActions(schemas), plugins);
  const hashKey = deriveKey(secret, 'tokens/access-key');
  return createTokenService({ database, logger, hashKey, actions, identity, now });
}
