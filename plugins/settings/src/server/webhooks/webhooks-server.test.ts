import { runMigrations } from '@admin/server';
import { at, forEachDialect, startTestServer } from '@admin/server/testing';
import { expect, it } from 'vitest';
import { webhookMigrations } from './migrations.ts';
import { webhooksServer } from './webhooks-server.ts';

const lists = { plugins: [webhooksServer], trusted: ['webhooks'] };

it('without the plugin, a server has no webhook endpoints or permissions', async () => {
  const server = await startTestServer();
  const as = await server.client.registerAdmin();
  expect((await server.client.send('GET', '/admin/webhooks', undefined, { as })).status).toBe(404);
  const offered = await server.client.send('GET', '/admin/permissions', undefined, { as });
  expect(JSON.stringify(offered.body)).not.toContain('webhook');
  await server.close();
});

it('declares its actions under their established ids', async () => {
  const server = await startTestServer(lists);
  const as = await server.client.registerAdmin();
  const { body } = await server.client.send('GET', '/admin/permissions', undefined, { as });
  const offered = at(body, 'data.sections.settings') as readonly { readonly action: string }[];
  expect(offered.filter(({ action }) => action.startsWith('admin::webhooks.'))).toEqual(
    [
      ['Create', 'create'],
      ['Read', 'read'],
      ['Update', 'update'],
      ['Delete', 'delete'],
    ].map(([displayName, name]) => ({
      action: `admin::webhooks.${name}`,
      displayName,
      category: 'webhooks',
      subCategory: 'general',
    })),
  );
  await server.close();
});

it('prevents a server from starting when WEBHOOKS_ALLOW_PRIVATE is neither true nor false', async () => {
  const starting = startTestServer({ ...lists, environment: { WEBHOOKS_ALLOW_PRIVATE: 'maybe' } });
  await expect(starting).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: 'WEBHOOKS_ALLOW_PRIVATE must be true or false.',
  });
});

forEachDialect((dialect) => {
  it('continues with the tables of servers that had webhooks before they were a plugin', async () => {
    const database = await dialect.open();
    // The tables before all plugins could have an outbox.
    await runMigrations(database, 'webhooks', webhookMigrations.slice(0, 3));
    const moment = new Date(0).toISOString();
    const row = { name: 'Old', url: 'https://example.com', headers: '{}', events: '["entry.create"]' };
    const rest = { is_enabled: 0, secret: 'whsec_YQ==', created_at: moment, updated_at: moment };
    await database.kysely
      .insertInto('webhooks')
      .values({ ...row, ...rest })
      .execute();
    const event = { event: 'entry.create', uid: 'api::note.note', entry_id: 7, depth: 0, created_at: moment };
    await database.kysely
      .insertInto('webhook_events')
      .values({ ...event, message_id: 'msg_1', payload: '{}', bytes: 2 })
      .execute();
    const undelivered = {
      event_id: 1,
      webhook_id: 1,
      subject: 'api::note.note:7',
      attempts: 1,
      created_at: moment,
    };
    const tried = { status_code: 503, duration: 4, answer: 'Back "soon"', tried_at: moment };
    await database.kysely
      .insertInto('webhook_deliveries')
      .values({ ...undelivered, ...tried, state: 'waiting', due_at: '2999-01-01T00:00:00.000Z' })
      .execute();
    const server = await startTestServer({ ...lists, database });
    const as = await server.client.registerAdmin();
    const { body } = await server.client.send('GET', '/admin/webhooks', undefined, { as });
    expect(at(body, 'data')).toMatchObject([{ name: 'Old', events: ['entry.create'], isEnabled: false }]);
    const log = await server.client.send('GET', '/admin/webhooks/1/deliveries', undefined, { as });
    expect(at(log.body, 'data.results')).toMatchObject([
      {
        messageId: 'msg_1',
        entryId: 7,
        state: 'waiting',
        attempts: 1,
        statusCode: 503,
        answer: 'Back "soon"',
      },
    ]);
    await server.close();
  });
});
