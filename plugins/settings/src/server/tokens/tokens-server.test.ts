import { deriveKeyRef, runMigrations } from '@admin/server';
import { at, forEachDialect, librarySchemas, startTestServer } from '@admin/server/testing';
import { expect, it } from 'vitest';
import { weatherPlugin } from './fixtures/weather-plugin.ts';
import { tokenMigrations } from './tables.ts';
import { hashAccessKey } from './records/access-key.ts';
import { tokensServer } from './tokens-server.ts';

const lists = { schemas: librarySchemas, plugins: [tokensServer, weatherPlugin], trusted: ['tokens'] };

/** The actions of both kinds of tokens in the role editor. */
const same = (category: string) => [
  `create / Create (generate) / ${category} / general`,
  `read / Read / ${category} / general`,
  `update / Update / ${category} / general`,
  `regenerate / Regenerate / ${category} / general`,
  `delete / Delete (revoke) / ${category} / general`,
];

it('without the plugin, a server has no token endpoints or permissions, and authenticates no client', async () => {
  const server = await startTestServer({ schemas: librarySchemas, plugins: [weatherPlugin] });
  const as = await server.client.registerAdmin();
  const send = (path: string) => server.client.send('GET', path, undefined, { as });
  for (const path of ['api-tokens', 'transfer/tokens', 'content-api/permissions']) {
    expect((await send(`/admin/${path}`)).status).toBe(404);
  }
  expect(JSON.stringify((await send('/admin/permissions')).body)).not.toContain('token');
  const headers = { authorization: `Bearer ${'a1'.repeat(128)}` };
  expect((await server.client.send('GET', '/api/weather', undefined, { headers })).status).toBe(401);
  await server.close();
});

it('declares its actions under their established ids', async () => {
  const server = await startTestServer(lists);
  const as = await server.client.registerAdmin();
  const { body } = await server.client.send('GET', '/admin/permissions', undefined, { as });
  const offered = at(body, 'data.sections.settings') as readonly Readonly<Record<string, string>>[];
  const rows = (prefix: string) =>
    offered
      .filter(({ action = '' }) => action.startsWith(prefix))
      .map(({ action = '', displayName, category, subCategory }) =>
        [action.slice(prefix.length), displayName, category, subCategory].join(' / '),
      );
  expect(rows('admin::api-tokens.')).toEqual([
    'access / Access the API tokens settings page / api tokens / api Tokens',
    ...same('api tokens'),
  ]);
  expect(rows('admin::transfer.tokens.')).toEqual([
    'access / Access the transfer tokens settings page / transfer tokens / transfer tokens',
    ...same('transfer tokens'),
  ]);
  await server.close();
});

forEachDialect((dialect) => {
  it('continues with the tokens that servers created before tokens were a plugin', async () => {
    const database = await dialect.open();
    await runMigrations(database, 'tokens', tokenMigrations);
    const server = await startTestServer({ ...lists, database });
    const accessKey = 'b2'.repeat(128);
    const moment = new Date(0).toISOString();
    const row = { kind: 'api', name: 'Old', description: '', type: 'full-access', permissions: '[]' };
    // Keys have always been hashed for this purpose.
    const key_hash = hashAccessKey(server.services.get(deriveKeyRef)('tokens/access-key'), accessKey);
    await database.kysely
      .insertInto('access_tokens')
      .values({ ...row, key_hash, created_at: moment, updated_at: moment })
      .execute();
    const headers = { authorization: `Bearer ${accessKey}` };
    expect((await server.client.send('GET', '/api/weather', undefined, { headers })).status).toBe(200);
    await server.close();
  });

  it.each([
    ['POST', '/admin/api-tokens', { name: 'a\u0000b', type: 'read-only' }],
    ['POST', '/admin/api-tokens', { name: 'Build', description: 'a\u0000b', type: 'read-only' }],
    ['POST', '/admin/transfer/tokens', { name: 'a\u0000b', permissions: ['pull'] }],
  ] as const)('refuses a text that not every database can store: %s %s %j', async (method, url, sent) => {
    const server = await startTestServer({ ...lists, database: await dialect.open() });
    const as = await server.client.registerAdmin();
    const { status, body } = await server.client.send(method, url, sent, { as });
    expect([status, at(body, 'error.name')]).toEqual([400, 'ValidationError']);
    const { status: listed } = await server.client.send('GET', '/admin/api-tokens?sort=a%00b', undefined, {
      as,
    });
    expect(listed).toBeLessThan(500);
    await server.close();
  });
});
