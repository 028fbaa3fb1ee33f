import { type Generated, type Kysely, sql } from 'kysely';
import type { Database, DatabaseTransaction, Migration } from '../../database/index.ts';

/** The state of a delivery: waiting for an attempt, delivered or abandoned. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** The tables of the outbox. Times are ISO 8601 text in UTC. */
export interface OutboxTables {
  /** One row per event, stored in the transaction of the change. */
  outbox_events: {
    id: Generated<number>;
    /** The id of the plugin. */
    owner: string;
    /** The id by which receivers detect duplicates. */
    message_id: string;
    event: string;
    uid: string;
    /** The id of the entry or file. */
    record_id: number;
    /** The number of outbound calls of this server that led to it. */
    depth: number;
    /** The message. */
    payload: string;
    /** The size of the payload in UTF-8. */
    bytes: number;
    created_at: string;
  };
  /** One row per event and receiver. */
  outbox_deliveries: {
    id: Generated<number>;
    event_id: number;
    owner: string;
    /** The key of the receiver. */
    receiver: string;
    /** The entry or file of the event; deliveries with the same subject stay in order. */
    subject: string;
    state: DeliveryState;
    /** Attempts since it was last scheduled. */
    attempts: number;
    /** The time of the next attempt. */
    due_at: string;
    /** The lease of the delivering server, and its expiry. */
    lease: string | null;
    leased_until: string | null;
    /** The last attempt: milliseconds, reason of the failure, and details as JSON. */
    duration: number | null;
    failure: string | null;
    detail: string | null;
    tried_at: string | null;
    created_at: string;
  };
}

/** A query builder for the outbox tables: the database itself or a transaction. */
export type OutboxDatabase = Kysely<OutboxTables>;

/** Narrows a database or a transaction to the tables of the outbox. */
export function outboxTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): OutboxDatabase {
  return source.kysely;
}

const tables: Migration = {
  id: '0001-outbox',
  async up(db, { identityType }) {
    await sql`create table outbox_events (
      id ${identityType},
      owner text not null, message_id text not null unique,
      event text not null, uid text not null, record_id integer not null,
      depth integer not null, payload text not null, bytes integer not null,
      created_at text not null)`.execute(db);
    await sql`create table outbox_deliveries (
      id ${identityType},
      event_id integer not null references outbox_events (id) on delete cascade,
      owner text not null, receiver text not null, subject text not null,
      state text not null, attempts integer not null, due_at text not null,
      lease text, leased_until text,
      duration integer, failure text, detail text,
      tried_at text, created_at text not null,
      unique (event_id, receiver))`.execute(db);
    await sql`create index outbox_events_owner on outbox_events (owner, bytes)`.execute(db);
    await sql`create index outbox_deliveries_waiting
      on outbox_deliveries (owner, receiver, subject, id) where state = 'waiting'`.execute(db);
    await sql`create index outbox_deliveries_log
      on outbox_deliveries (owner, receiver, state, id)`.execute(db);
  },
};

/** The migrations of the outbox tables. */
export const outboxMigrations: readonly Migration[] = [tables];
