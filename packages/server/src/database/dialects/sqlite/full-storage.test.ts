import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { at } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { systemPermissions } from '../../../content/permissions/public-permissions.ts';

let server: TestServer;
afterEach(() => server.close());

it('a full disk leaves nothing of a change, is reported, and the server recovers once there is space', async () => {
  server = await startTestServer({ schemas: librarySchemas });
  await server.client.registerAdmin();
  const { content, database } = server.services;
  const permissions = systemPermissions(1);
  const call = { permissions, uid: 'api::memo.memo' };
  const save = (title: string) =>
    content.createEntry({ ...call, body: { title, text: 'x'.repeat(300_000), seo: { metaTitle: title } } });
  await save('Before');
  const limit = (pages: string) =>
    database.transaction(({ kysely }) => sql.raw(`pragma max_page_count = ${pages}`).execute(kysely));
  await limit('1');

  const refused = await Promise.allSettled([save('One'), save('Two')]);
  for (const result of refused) {
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 507, code: 'STORAGE_FULL' } });
  }
  const titles = async () =>
    (await content.findEntries({ ...call, query: {} })).results.map(({ title }) => title);
  expect(await titles()).toEqual(['Before']);
  expect((await server.client.send('GET', '/_health')).status).toBe(204);

  await limit('1000000');
  await save('After');
  expect(await titles()).toEqual(['Before', 'After']);
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.kysely);
  expect(at(check.rows, '0.integrity_check')).toBe('ok');
});
