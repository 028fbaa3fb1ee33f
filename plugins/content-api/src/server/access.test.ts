import { addUser, at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';

forEachDialect((dialect) => {
  describe('access to content', () => {
    let api: LibraryApi;

    const get = (url: string, key: string | null) => api.call('GET', url, { key });
    const statusOf = async (url: string, accessKey: string | null) => (await get(url, accessKey)).status;

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await api.store('writer', { name: 'Ann', secret: 'hidden' });
      await api.store('book', {
        title: 'Tides',
        isbn: '1',
        writer: 1,
        zone: [{ __component: 'block.quote', text: 'Wet', author: 1 }],
      });
    });
    afterAll(() => api.server.close());

    it('is refused without a token, and with what is no token', async () => {
      expect(await statusOf('/api/books', null)).toBe(403);
      expect(await statusOf('/api/books', '0'.repeat(256))).toBe(401);
      expect(await statusOf('/api/books', api.admin.token)).toBe(401);
    });

    it('is limited to the actions of a custom token', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::book.book.find'] });
      expect(await statusOf('/api/books', key)).toBe(200);
      for (const url of ['/api/books/1', '/api/writers', '/api/front']) {
        expect([url, await statusOf(url, key)]).toEqual([url, 403]);
      }
    });

    it('leaves out relations to entries that the token may not find', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::book.book.find'] });
      for (const populate of ['writer', '*', 'writer.books']) {
        const { status, body } = await get(`/api/books?fields=title&populate=${populate}`, key);
        expect([populate, status]).toEqual([populate, 200]);
        expect(JSON.stringify(body)).not.toContain('writer');
      }
      const zone = await get('/api/books?populate[zone][populate]=*', key);
      expect(JSON.stringify(zone.body)).not.toMatch(/author|Ann/);
      expect(await statusOf('/api/books?filters[writer][name]=Ann', key)).toBe(400);
      expect(await statusOf('/api/books?filters[writer][id]=1', key)).toBe(400);
      expect(await statusOf('/api/books?sort=writer.name', key)).toBe(400);
      const both = await api.key({
        type: 'custom',
        permissions: ['api::book.book.find', 'api::writer.writer.find'],
      });
      expect(
        at((await get('/api/books?populate=writer', both)).body, 'data.0.attributes.writer'),
      ).toMatchObject({
        data: { attributes: { name: 'Ann' } },
      });
    });

    it('never exceeds the permissions of the owner of the token', async () => {
      const role = [
        { action: 'admin::api-tokens.create' },
        {
          action: 'plugin::content-manager.explorer.read',
          subject: 'api::book.book',
          properties: { fields: ['title'], locales: ['en'] },
        },
      ];
      const account = { email: 'rita@example.com', password: 'Correct-Horse-7' };
      await addUser(api.server.services, { ...account, role });
      const key = await api.key({ as: await api.server.client.signIn(account) });
      const { status, body } = await get('/api/books?populate=*', key);
      expect(status).toBe(200);
      expect(Object.keys(at(body, 'data.0.attributes') as object).toSorted()).toEqual(
        ['createdAt', 'locale', 'localizations', 'publishedAt', 'title', 'updatedAt'].toSorted(),
      );
      expect(await statusOf('/api/books?filters[isbn]=1', key)).toBe(400);
      expect(await statusOf('/api/books?fields=isbn', key)).toBe(400);
      expect(await statusOf('/api/writers', key)).toBe(403);
    });

    it('is public only for the actions that an administrator switches on', async () => {
      const put = (actions: readonly string[]) =>
        api.server.client.send('PUT', '/content-api/public-access', { actions }, { as: api.admin });
      const find = ['api::book.book.find', 'api::book.book.findOne'];
      const changed = await put(find);
      expect(changed.status).toBe(200);
      const [book] = at(changed.body, 'data') as [{ fields: string[]; actions: unknown[] }];
      expect(book.fields).toEqual(expect.arrayContaining(['title', 'seo.metaTitle', 'zone.text']));
      expect(book.fields).not.toContain('pin');
      expect(book.actions).toContainEqual({ id: find[0], name: 'find', isPublic: true });

      await api.store('book', { title: 'Draft' }, { publishedAt: null });
      const list = await get('/api/books?fields=title&populate=*', null);
      expect(list.status).toBe(200);
      expect(JSON.stringify(list.body)).not.toMatch(/Draft|writer|Ann/);
      expect(await statusOf('/api/books?status=draft', null)).toBe(403);
      expect(await statusOf('/api/books/1', null)).toBe(200);
      expect(await statusOf('/api/books/2', null)).toBe(404);
      expect(await statusOf('/api/writers', null)).toBe(403);

      const unknown = await put(['api::nope.nope.find']);
      expect([unknown.status, at(unknown.body, 'error.message')]).toEqual([
        400,
        'Unknown actions provided: api::nope.nope.find',
      ]);
      await put([]);
      expect(await statusOf('/api/books', null)).toBe(403);
    });

    it('is offered for tokens: one action for each route', async () => {
      const { body } = await api.server.client.send('GET', '/admin/content-api/permissions', undefined, {
        as: api.admin,
      });
      expect(at(body, 'data.api::book.controllers.book')).toEqual(
        expect.arrayContaining(['find', 'findOne']),
      );
      expect(at(body, 'data.api::front.controllers.front')).toContain('find');
    });
  });
});
