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
  readonly keys: IdentityKeys;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  /** Tokens that name an impersonation preview instead of a session. */
  readonly viewTokens: AccessTokens;
  readonly actions: ActionRegistry;
  /** Facts about the installation. */
  readonly plugins: readonly { readonly id: string; readonly title: string; readonly description?: string }[];
  /** The content locales. */
  readonly locales: Pick<LocaleStore, 'all' | 'codes'>;
  readonly now: () => number;
}
