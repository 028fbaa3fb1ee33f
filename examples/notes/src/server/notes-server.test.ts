import { buildSchemas } from '@admin/content-model';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import {
  addUser,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notesServer } from './notes-server.ts';

const uid = 'api::article.article';
const article = {
  kind: 'collectionType',
  collectionName: 'articles',
  info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
  options: { draftAndPublish: true },
  attributes: { title: { type: 'string' } },
};
const { schemas } = buildSchemas({
  contentTypes: [{ file: 'article.json', uid, document: article }],
  components: [],
});

forEachDialect((dialect) => {
  let server: TestServer;
  let admin: TestSession;
  beforeAll(async () => {
    server = await startTestServer({
      schemas,
      database: await dialect.open(),
      plugins: [contentManagerServer, notesServer],
      trusted: ['content-manager'],
    });
    admin = await server.client.registerAdmin();
  });
  afterAll(() => server.close());

  const send = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, as = admin) =>
    server.client.send(method, url, body, { as });
  const publish = async (title: string): Promise<string> => {
    const entries = `/content-manager/collection-types/${uid}`;
    const { body } = await send('POST', entries, { title });
    const { id } = body as { readonly id: number };
    expect(await send('POST', `${entries}/${id}/actions/publish`)).toMatchObject({ status: 200 });
    return `${uid}/${id}`;
  };
  const signIn = async (email: string, role: readonly { readonly action: string }[]) => {
    const credentials = { email, password: 'Correct-Horse-7' };
    await addUser(server.services, { ...credentials, role });
    return server.client.signIn(credentials);
  };

  it('writes a note for each published entry, and returns the notes of one entry', async () => {
    const [first, second] = [await publish('First'), await publish('Second')];
    const all = () => send('GET', '/notes');
    await expect
      .poll(async () => (await all()).body)
      .toEqual({ data: [second, first].map((entry) => ({ entry, text: 'Published' })) });
    expect(await send('GET', `/notes/${encodeURIComponent(first)}`)).toMatchObject({
      status: 200,
      body: { data: [{ entry: first, text: 'Published' }] },
    });
    await send('PUT', '/notes/settings', { perPage: 1, order: 'oldest' });
    expect((await all()).body).toEqual({ data: [{ entry: first, text: 'Published' }] });
  });

  it('declares a permission that the role editor offers and the routes require', async () => {
    const { body } = await send('GET', '/admin/permissions');
    expect(body).toMatchObject({
      data: {
        sections: {
          plugins: expect.arrayContaining([
            expect.objectContaining({ action: 'plugin::notes.read', displayName: 'Read notes' }),
          ]) as unknown,
        },
      },
    });
    const reader = await signIn('reader@example.com', [{ action: 'plugin::notes.read' }]);
    const nobody = await signIn('nobody@example.com', []);
    expect((await send('GET', '/notes', undefined, reader)).status).toBe(200);
    expect((await send('GET', '/notes', undefined, nobody)).status).toBe(403);
    expect((await send('PUT', '/notes/settings', { perPage: 2 }, reader)).status).toBe(403);
  });

  it('counts the notes of several entries', async () => {
    const entry = await publish('Counted');
    const counts = () => send('GET', `/notes/counts?entries=${encodeURIComponent(`${entry},api::x.x/7`)}`);
    await expect.poll(async () => (await counts()).body).toEqual({ data: { [entry]: 1 } });
    const stranger = await signIn('counts@example.com', []);
    expect(await send('GET', `/notes/counts?entries=${entry}`, undefined, stranger)).toMatchObject({
      status: 403,
    });
  });
});
