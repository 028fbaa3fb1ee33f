import type { Schemas } from '@admin/content-model';
import type { ServerConfig } from '../config/server-config.ts';
import type { LocaleStore } from '../content/stores/locale-store.ts';
import type { Database } from '../database/index.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Logger } from '../logger.ts';
import type { TemplateMailer } from '../mail/post-mail.ts';
import type { IdentityDatabase } from './identity-database.ts';
import type { IdentityKeys } from './identity-keys.ts';
import type { AttemptCounts } from './limits/attempt-counts.ts';
import type { Passwords } from './passwords/password-hash.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import type { ActionRegistry } from './actions/action-registry.ts';

/** What every operation of identity works with. */
export interface IdentityContext {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly tables: IdentityDatabase;
  /** How often something was tried. */
  readonly attempts: AttemptCounts;
  readonly schemas: Schemas;
  readonly mail: TemplateMailer;
  readonly events: EventBus;
  readonly keys: IdentityKeys;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  /** Tokens that name a look through the eyes of a role in place of a session. */
  readonly viewTokens: AccessTokens;
  readonly actions: ActionRegistry;
  /** What is installed, for those who ask. */
  readonly plugins: readonly { readonly id: string; readonly title: string; readonly description?: string }[];
  /** The languages that content exists in. */
  readonly locales: Pick<LocaleStore, 'all' | 'codes'>;
  readonly now: () => number;
}
