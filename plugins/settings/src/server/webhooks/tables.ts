import type { Database, DatabaseTransaction } from '@admin/server';
import type { Generated, Kysely } from 'kysely';

/** The table of webhooks. Times are ISO 8601 text in UTC. */
export interface WebhookTables {
  webhooks: {
    id: Generated<number>;
    name: string;
    url: string;
    /** JSON: an object from header to value. The values may be secrets of the receiver. */
    headers: string;
    /** JSON: a list of events. */
    events: string;
    /** JSON: the uids of the only content types; an empty list for all. */
    content_types: Generated<string>;
    /** JSON: the codes of the only locales; an empty list for all. */
    locales: Generated<string>;
    /** 1 or 0. */
    is_enabled: number;
    /** The signing secret: `whsec_` and Base64. */
    secret: string;
    /** The previous secret, which also signs requests for 24 hours after a change. */
    previous_secret: string | null;
    previous_until: string | null;
    created_at: string;
    updated_at: string;
  };
}

/** Runs statements on the table of webhooks: the database itself or a transaction. */
export type WebhookDatabase = Kysely<WebhookTables>;

/** Narrows a database or a transaction to the table of webhooks. */
export function webhookTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): WebhookDatabase {
  return source.kysely;
}
