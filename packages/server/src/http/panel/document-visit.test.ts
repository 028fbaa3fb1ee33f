import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const html = '<!doctype html><html><head></head><body><div id="app"></div></body></html>';

/** A module as the build writes it, with one more request below `/books`. */
const requestsModule = `export const requestsOf = (address, user) => {
  if (address.startsWith('/broken')) throw new Error('The shelf fell over.');
  const books = address.startsWith('/books') ? ['/sample/books' + address.slice(6) + '&language=' + user.language] : [];
  return ['/admin/users/me', ...books];
};`;

function buildPanel(module: string | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), html);
  if (module !== null) writeFileSync(path.join(folder, 'document-requests.mjs'), module);
  return folder;
}

const books = {
  method: 'GET',
  path: '/sample/books',
  policy: { anyOf: ['plugin::sample.books.read'] },
  visitPart: true,
  query: Type.Object({ page: Type.Optional(Type.String()), language: Type.Optional(Type.String()) }),
  response: Type.Object({ page: Type.Optional(Type.String()), text: Type.String() }),
} as const satisfies Endpoint;

const shelf = new EventEmitter();

const sample = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  actions: [{ id: 'plugin::sample.books.read', section: 'plugins', displayName: 'Read', plugin: 'sample' }],
  routes: [
    route(books, async ({ query: { page } }) => {
      if (page === 'late') await once(shelf, 'found');
      return { ...(page && { page }), text: '</script><script>alert(1)\u2028' };
    }),
  ],
});

/** The headers of a browser that opens the address that its user typed. */
const opening = {
  accept: 'text/html,*/*',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
};

const reader = { password: 'Correct-Horse-7', role: [] };

const remembered = { headers: { 'x-session-lifetime': 'remembered' } };

forEachDialect((dialect) => {
  describe('the visit of a document', () => {
    const folder = buildPanel(requestsModule);
    let server: TestServer;
    let session: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ panelDir: folder, plugins: [sample], database: await dialect.open() });
      await server.client.registerAdmin();
      session = await server.client.signIn(undefined, remembered);
    });

    afterAll(async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    });

    const open = async (
      url: string,
      headers: Record<string, string> = {},
      { cookie }: Pick<TestSession, 'cookie'> = session,
    ) => server.client.send('GET', url, undefined, { headers: { ...opening, cookie, ...headers } });

    const partOf = (document: string, id: string): unknown => {
      const json = new RegExp(`id="${id}"[^>]*>([^<]*)</script>`).exec(document)?.[1];
      return json === undefined ? null : JSON.parse(json);
    };
    const visitIn = (document: unknown) => ({
      announced: at(partOf(String(document), 'admin-boot'), 'visit'),
      response: partOf(String(document), 'admin-visit'),
    });
    const none = { announced: undefined, response: null };

    it('is the response to the requests of its script, for a user whom the browser remembers', async () => {
      const requests = ['/admin/users/me', '/sample/books?page=2&language=null'];
      const { body } = await open('/admin/books?page=2');
      const visit = await server.client.send('POST', '/admin/visit', { requests }, { as: session });
      expect(visitIn(body)).toEqual({ announced: ['1', ...requests].join(), response: visit.body });
      expect(at(visit.body, 'data.1.body.text')).toBe('</script><script>alert(1)\u2028');
      expect(String(body)).toMatch(/<div id="app"><\/div><script [^>]*>[^<]*<\/script><\/body><\/html>$/);
    });

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ])('is compressed with its document: %s', async (coding, unpack) => {
      const response = await open('/admin/books?page=2', { 'accept-encoding': coding });
      expect(response.headers).toMatchObject({ 'content-encoding': coding, 'cache-control': 'no-store' });
      const document = unpack(response.raw.rawPayload).toString();
      expect(at(visitIn(document).response, 'data.1.body.page')).toBe('2');
    });

    it.each([
      ['a script that fetches it', { 'sec-fetch-dest': 'empty' }],
      ['a frame', { 'sec-fetch-dest': 'iframe' }],
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
      ['a browser that fetches it ahead', { 'sec-purpose': 'prefetch' }],
      [
        'a forged cookie',
        { cookie: 'cms_rt=aaaaaaaaaaaaaaaaaaaaaa.0.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
      ],
      ['an invalid cookie', { cookie: 'cms_rt=1' }],
      ['a visitor', { cookie: '' }],
    ])('is absent for %s', async (_caller, headers) => {
      const { status, body } = await open('/admin/books?page=2', headers);
      expect([status, visitIn(body)]).toEqual([200, none]);
    });

    it('is absent for a session that ends with the browser, which other tabs do not share', async () => {
      const other = await server.client.signIn();
      expect(visitIn((await open('/admin', {}, other)).body)).toEqual(none);
    });

    it('has the permissions of the user', async () => {
      const { userId } = await addUser(server.services, { ...reader, email: 'grace@example.com' });
      const own = await server.client.signIn({ ...reader, email: 'grace@example.com' }, remembered);
      const { response } = visitIn((await open('/admin/books?page=2', {}, own)).body);
      expect(at(response, 'data.0.body.data.id')).toBe(userId);
      expect(at(response, 'data.1')).toMatchObject({ status: 403, body: { data: null } });
    });

    it('is absent once the session has ended or the user is blocked', async () => {
      const credentials = { ...reader, email: 'alan@example.com' };
      const { userId } = await addUser(server.services, credentials);
      const first = await server.client.signIn(credentials, remembered);
      const second = await server.client.signIn(credentials, remembered);
      expect(visitIn((await open('/admin', {}, second)).body)).not.toEqual(none);
      await server.client.send('POST', '/admin/logout', undefined, { as: first });
      expect(visitIn((await open('/admin', {}, first)).body)).toEqual(none);
      const { kysely } = server.services.database;
      await kysely.updateTable('admin_users').set({ blocked: 1 }).where('id', '=', userId).execute();
      expect(visitIn((await open('/admin', {}, second)).body)).toEqual(none);
    });

    it('accepts the current cookie without replacing it, and the former one for ten seconds', async () => {
      const former = await server.client.signIn(undefined, remembered);
      const document = await open('/admin', {}, former);
      expect(document.headers['set-cookie']).toBeUndefined();
      const renewal = await server.client.send(
        'POST',
        '/admin/renew-token',
        { token: '' },
        { headers: { cookie: former.cookie } },
      );
      expect(renewal.status).toBe(200);
      expect(visitIn((await open('/admin', {}, former)).body)).not.toEqual(none);
      server.clock.advance(11_000);
      expect(visitIn((await open('/admin', {}, former)).body)).toEqual(none);
      const cookie = String(renewal.headers['set-cookie']).split(';', 1)[0] ?? '';
      expect(visitIn((await open('/admin', {}, { cookie })).body)).not.toEqual(none);
    });

    it('is missing at the end of its document if it takes longer than a second', async () => {
      const { body } = await open('/admin/books?page=late');
      shelf.emit('found');
      const { announced, response } = visitIn(body);
      expect(announced).toBeDefined();
      expect(response).toBeNull();
      expect(String(body)).toMatch(/<div id="app"><\/div><\/body><\/html>$/);
    });

    it('is absent if the requests of the page are unknown', async () => {
      const { status, body, headers } = await open('/admin/broken');
      expect([status, visitIn(body)]).toEqual([200, none]);
      const logged = server.log.lines.filter((line) => line.includes('the document contains no visit'));
      expect(logged).toEqual([expect.stringContaining(String(headers['x-request-id']))]);
      expect(logged[0]).toContain('The shelf fell over.');
    });
  });
});

describe('a panel whose build knows no requests of its documents', () => {
  it.each([
    ['has no module', null, 0],
    ['has a broken module', 'export const', 1],
  ])('is served without visits: %s', async (_case, module, errors) => {
    const folder = buildPanel(module);
    const server = await startTestServer({ panelDir: folder });
    await server.client.registerAdmin();
    const { cookie } = await server.client.signIn(undefined, remembered);
    const { status, body } = await server.client.send('GET', '/admin', undefined, {
      headers: { ...opening, cookie },
    });
    expect(status).toBe(200);
    expect(String(body)).not.toContain('admin-visit');
    expect(server.log.lines.filter((line) => line.includes('documents contain no visits'))).toHaveLength(
      errors,
    );
    await server.close();
    rmSync(folder, { recursive: true });
  });
});
