import { addUser, at, forEachDialect, type TestSession } from '@admin/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explorerAction } from '../access-actions.ts';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';

const onBooks = (name: string) => ({
  action: `plugin::content-manager.explorer.${name}`,
  subject: 'api::book.book',
  properties: { fields: ['title', 'blurb'], locales: ['en'] },
});
const mayExplore = { action: explorerAction, subject: null };

forEachDialect((dialect) => {
  describe('the API explorer', () => {
    let api: LibraryApi;

    const signIn = async (name: string, role: readonly object[]) => {
      const account = { email: `${name}@example.com`, password: 'Correct-Horse-7' };
      const { userId } = await addUser(api.server.services, { ...account, role } as never);
      return { userId, session: await api.server.client.signIn(account) };
    };
    const open = async (as: TestSession) => {
      const { status, body } = await api.server.client.send(
        'POST',
        '/content-api/explorer-tokens',
        {},
        { as },
      );
      return { status, key: String(at(body, 'data.token')) };
    };

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await api.store('writer', { name: 'Ann' });
      await api.store('book', { title: 'Tides', blurb: 'Water', isbn: '1', writer: 1 });
    });
    afterAll(() => api.server.close());

    it('reads what the role of the user may read, and writes nothing else', async () => {
      const { session } = await signIn('reader', [mayExplore, onBooks('read')]);
      const { key } = await open(session);
      const { body, headers } = await api.call('GET', '/api/books/1?format=flat', { key });
      const { title, blurb, isbn } = at(body, 'data') as Record<string, unknown>;
      expect([title, blurb, isbn]).toEqual(['Tides', 'Water', undefined]);
      expect(headers['cache-control']).toContain('private');
      expect((await api.call('GET', '/api/books?filters[isbn]=1', { key })).status).toBe(400);
      expect((await api.call('GET', '/api/writers', { key })).status).toBe(403);
      const change = { key, body: { data: { title: 'Changed' } } };
      expect((await api.call('PUT', '/api/books/1', change)).status).toBe(403);
      const description = await api.call('GET', '/api/openapi.json', { key });
      const content = Object.entries(at(description.body, 'paths') as object)
        .filter(([path]) => /books|writers/.test(path))
        .map(([path, methods]) => [path, Object.keys(methods as object)]);
      expect(content).toEqual([
        ['/api/books', ['get']],
        ['/api/books/{id}', ['get']],
      ]);
    });

    it('writes as the user, with the fields of the role', async () => {
      const { session, userId } = await signIn('author', [
        mayExplore,
        ...['read', 'create', 'update'].map(onBooks),
        { ...onBooks('publish'), properties: { locales: ['en'] } },
      ]);
      const { key } = await open(session);
      const created = await api.call('POST', '/api/books?format=flat', {
        key,
        body: { data: { title: 'Mine', isbn: '2' } },
      });
      expect(created.status).toBe(200);
      const id = Number(at(created.body, 'data.id'));
      const { rows } = await sql<{ isbn: string | null; created_by_id: number }>`
        select isbn, created_by_id from content_books where id = ${id}`.execute(
        api.server.services.database.kysely,
      );
      expect(rows).toEqual([{ isbn: null, created_by_id: userId }]);
    });

    it('is refused without its permission, also when the user loses it', async () => {
      const { session } = await signIn('other', [onBooks('read')]);
      expect((await open(session)).status).toBe(403);
      const leaving = await signIn('leaving', [mayExplore, onBooks('read')]);
      const { key } = await open(leaving.session);
      expect((await api.call('GET', '/api/books', { key })).status).toBe(200);
      const url = `/admin/users/${leaving.userId}`;
      await api.server.client.send('PUT', url, { isActive: false }, { as: api.admin });
      expect((await api.call('GET', '/api/books', { key })).status).toBe(401);
    });

    it('has a token for five minutes', async () => {
      const { key } = await open(api.admin);
      expect((await api.call('GET', '/api/books', { key })).status).toBe(200);
      api.server.clock.advance(5 * 60_000 + 1);
      expect((await api.call('GET', '/api/books', { key })).status).toBe(401);
    });
  });
});
