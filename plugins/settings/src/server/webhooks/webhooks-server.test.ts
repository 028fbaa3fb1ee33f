import { runMigrations } from '@admin/server';
import { at, forEachDialect, startTestServer } from '@admin/server/testing';
import { expect, it } from 'vitest';
import { webhookMigrations } from './migrations.ts';
import { webhooksServer } from './webhooks-server.ts';

const lists = { plugins: [webhooksServer], trusted: ['webhooks'] };

it('is nowhere on a server that does not list it: no call, and no permission to be had', async () => {
  const server = await startTestServer();
  const as = await server.client.registerAdmin();
  expect((await server.client.send('GET', '/admin/webhooks', undefined, { as })).status).toBe(404);
  const offered = await server.client.send('GET', '/admin/permissions', undefined, { as });
  expect(JSON.stringify(offered.body)).not.toContain('webhook');
  await server.close();
});

it('offers its actions where roles have always found them', async () => {
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

it('keeps a server from starting whose WEBHOOKS_ALLOW_PRIVATE is neither true nor false', async () => {
  const starting = startTestServer({ ...lists, environment: { WEBHOOKS_ALLOW_PRIVATE: 'maybe' } });
  await expect(starting).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: 'WEBHOOKS_ALLOW_PRIVATE must be true or false.',
  });
});

forEachDialect((dialect) => {
  it('goes on with the tables that the server itself made when it was part of it', async () => {
    const database = await dialect.open();
    await runMigrations(database, 'webhooks', webhookMigrations);
    const moment = new Date(0).toISOString();
    const row = { name: 'Old', url: 'https://example.com', headers: '{}', events: '["entry.create"]' };
    const rest = { is_enabled: 0, secret: 'whsec_YQ==', created_at: moment, updated_at: moment };
    await database.kysely
      .insertInto('webhooks')
      .values({ ...row, ...rest })
      .execute();
    const server = await startTestServer({ ...lists, database });
    const as = await server.client.registerAdmin();
    const { body } = await server.client.send('GET', '/admin/webhooks', undefined, { as });
    expect(at(body, 'data')).toMatchObject([{ name: 'Old', events: ['entry.create'], isEnabled: false }]);
    await server.close();
  });
});
