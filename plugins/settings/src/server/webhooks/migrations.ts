import type { Migration } from '@admin/server';
import { sql } from 'kysely';
import { detailText } from './records/webhook-record.ts';
import { newSecret } from './request/event-request.ts';

const firstTable: Migration = {
  id: '0001-webhooks',
  async up(db, { identityType }) {
    await sql`create table webhooks (
      id ${identityType},
      name text not null, url text not null,
      headers text not null, events text not null,
      is_enabled integer not null,
      created_at text not null, updated_at text not null)`.execute(db);
  },
};

const secrets: Migration = {
  id: '0002-secrets',
  async up(db) {
    await sql`alter table webhooks add column secret text not null default ''`.execute(db);
    await sql`alter table webhooks add column previous_secret text`.execute(db);
    await sql`alter table webhooks add column previous_until text`.execute(db);
    const { rows } = await sql<{ id: number }>`select id from webhooks`.execute(db);
    for (const { id } of rows) {
      await sql`update webhooks set secret = ${newSecret()} where id = ${id}`.execute(db);
    }
  },
};

const outbox: Migration = {
  id: '0003-outbox',
  async up(db, { identityType }) {
    await sql`create table webhook_events (
      id ${identityType},
      message_id text not null unique,
      event text not null, uid text not null, entry_id integer not null,
      depth integer not null, payload text not null, bytes integer not null,
      created_at text not null)`.execute(db);
    // Not a foreign key: storing an entry must not fail because a webhook is deleted at the same time.
    await sql`create table webhook_deliveries (
      id ${identityType},
      event_id integer not null references webhook_events (id) on delete cascade,
      webhook_id integer not null, subject text not null,
      state text not null, attempts integer not null, due_at text not null,
      lease text, leased_until text,
      status_code integer, duration integer, answer text, failure text,
      tried_at text, created_at text not null,
      unique (event_id, webhook_id))`.execute(db);
    await sql`create index webhook_deliveries_waiting
      on webhook_deliveries (webhook_id, subject, id) where state = 'waiting'`.execute(db);
    await sql`create index webhook_deliveries_log on webhook_deliveries (webhook_id, state, id)`.execute(db);
  },
};

/** Moves pending deliveries to the outbox that all plugins share, by message id; they get new ids there. */
const sharedOutbox: Migration = {
  id: '0004-shared-outbox',
  async up(db) {
    await sql`insert into outbox_events
        (owner, message_id, event, uid, record_id, depth, payload, bytes, created_at)
      select 'webhooks', message_id, event, uid, entry_id, depth, payload, bytes, created_at
      from webhook_events order by id`.execute(db);
    await sql`insert into outbox_deliveries
        (event_id, owner, receiver, subject, state, attempts, due_at, duration, failure, tried_at, created_at)
      select o.id, 'webhooks', cast(d.webhook_id as text), d.subject, d.state, d.attempts, d.due_at, d.duration,
        d.failure, d.tried_at, d.created_at
      from webhook_deliveries d
      join webhook_events e on e.id = d.event_id
      join outbox_events o on o.message_id = e.message_id
      order by d.id`.execute(db);
    const { rows } = await sql<{
      readonly id: number;
      readonly statusCode: number;
      readonly response: string | null;
    }>`
      select o.id, d.status_code as "statusCode", d.answer as "response" from webhook_deliveries d
      join webhook_events e on e.id = d.event_id
      join outbox_events oe on oe.message_id = e.message_id
      join outbox_deliveries o on o.event_id = oe.id and o.receiver = cast(d.webhook_id as text)
      where d.status_code is not null`.execute(db);
    for (const { id, statusCode, response } of rows) {
      const detail = detailText({ statusCode, answer: response });
      await sql`update outbox_deliveries set detail = ${detail} where id = ${id}`.execute(db);
    }
    await sql`drop table webhook_deliveries`.execute(db);
    await sql`drop table webhook_events`.execute(db);
  },
};

const limits: Migration = {
  id: '0005-limits',
  async up(db) {
    await sql`alter table webhooks add column content_types text not null default '[]'`.execute(db);
    await sql`alter table webhooks add column locales text not null default '[]'`.execute(db);
  },
};

/** The migrations of the webhook tables. */
export const webhookMigrations: readonly Migration[] = [firstTable, secrets, outbox, sharedOutbox, limits];
