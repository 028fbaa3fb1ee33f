import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

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
