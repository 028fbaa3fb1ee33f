import { type Generated, type Kysely, sql } from 'kysely';
import type { Database, DatabaseTransaction, Migration } from '../../database/index.ts';

/** How far a delivery came: it waits for its first or next try, arrived, or was given up. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** The tables of what is owed to receivers. Times are ISO 8601 text in UTC. */
export interface OutboxTables {
  /** What happened and is told: one row an event, stored in the transaction of the change. */
  outbox_events: {
    id: Generated<number>;
    /** The plugin that tells of it. */
    owner: string;
    /** By which receivers know a message that comes twice. */
    message_id: string;
    event: string;
    uid: string;
    /** The entry or file that it happened to. */
    record_id: number;
    /** How many calls of this server led to it, one after the other. */
    depth: number;
    /** The message as it is delivered. */
    payload: string;
    /** Of the payload, in UTF-8. */
    bytes: number;
    created_at: string;
  };
  /** What is owed to one receiver of one event. */
  outbox_deliveries: {
    id: Generated<number>;
    event_id: number;
    owner: string;
    /** Names the receiver among those of its owner. */
    receiver: string;
    /** What the event is about: deliveries of the same subject keep their order. */
    subject: string;
    state: DeliveryState;
    /** Tries begun since it was last put in line. */
    attempts: number;
    /** When the next try may begin, while it waits. */
    due_at: string;
    /** Whoever delivers it at the moment, and until when nobody else may. */
    lease: string | null;
    leased_until: string | null;
    /** Of the last try: milliseconds, why it failed, and what the owner has to say of it, as JSON. */
    duration: number | null;
    failure: string | null;
    detail: string | null;
    tried_at: string | null;
    created_at: string;
  };
}

/** Runs statements on the outbox: the database itself or a transaction. */
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

/** The history of the tables of the outbox. */
export const outboxMigrations: readonly Migration[] = [tables];
