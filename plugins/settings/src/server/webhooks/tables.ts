import type { Database, DatabaseTransaction } from '@admin/server';
import type { Generated, Kysely } from 'kysely';
import type { WebhookDelivery } from '../../endpoints/webhooks.ts';

/** How far a delivery came: it waits for its first or next try, arrived, or was given up. */
export type DeliveryState = WebhookDelivery['state'];

/** The tables of webhooks. Times are ISO 8601 text in UTC. */
export interface WebhookTables {
  webhooks: {
    id: Generated<number>;
    name: string;
    url: string;
    /** JSON: an object from header to value. The values may be secrets of the receiver. */
    headers: string;
    /** JSON: a list of events. */
    events: string;
    /** 1 or 0. */
    is_enabled: number;
    /** By which requests are signed: `whsec_` and Base64. */
    secret: string;
    /** The secret before the last change, by which requests are signed as well for a while. */
    previous_secret: string | null;
    previous_until: string | null;
    created_at: string;
    updated_at: string;
  };
  /** What happened and is told: one row an event, stored in the transaction of the change. */
  webhook_events: {
    id: Generated<number>;
    /** By which receivers know a message that comes twice. */
    message_id: string;
    event: string;
    uid: string;
    entry_id: number;
    /** How many webhook calls led to it, one after the other. */
    depth: number;
    /** The body as it is sent. */
    payload: string;
    /** Of the payload, in UTF-8. */
    bytes: number;
    created_at: string;
  };
  /** What is owed to one webhook of one event. */
  webhook_deliveries: {
    id: Generated<number>;
    event_id: number;
    webhook_id: number;
    /** What the event is about: deliveries of the same subject keep their order. */
    subject: string;
    state: DeliveryState;
    /** Tries begun since it was last put in line. */
    attempts: number;
    /** When the next try may begin, while it waits. */
    due_at: string;
    /** Whoever sends it at the moment, and until when nobody else may. */
    lease: string | null;
    leased_until: string | null;
    /** Of the last try: the receiver's status, milliseconds, the beginning of its answer, why it failed. */
    status_code: number | null;
    duration: number | null;
    answer: string | null;
    failure: string | null;
    tried_at: string | null;
    created_at: string;
  };
}

/** Runs statements on the tables of webhooks: the database itself or a transaction. */
export type WebhookDatabase = Kysely<WebhookTables>;

/** Narrows a database or a transaction to the tables of webhooks. */
export function webhookTables(source: Database | DatabaseTransaction): WebhookDatabase {
  return source.kysely;
}
