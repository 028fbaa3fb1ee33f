import { on, defineServerPlugin, before } from '@admin/server';
import { at, anyNumber, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFrench, asSystem, startLibraryApi, type LibraryApi } from './library-api.testing.ts';

forEachDialect((dialect) => {
  describe('writing content', () => {
    let api: LibraryApi;
    const received: string[] = [];
    const hooked: string[] = [];

    const listening = defineServerPlugin({
      id: 'listening',
      title: 'Listening',
      before: [
        before('entry.publish', ({ id }) => void hooked.push(`publish ${String(id)}`)),
        before('entry.create', ({ id }) => void hooked.push(`create ${String(id)}`)),
      ],
      listeners: (
        ['entry.create', 'entry.update', 'entry.publish', 'entry.unpublish', 'entry.delete'] as const
      ).map((name) => on(name, ({ uid, id }) => void received.push(`${name} ${uid} ${id}`))),
    });

    beforeAll(async () => {
      api = await startLibraryApi(dialect, { plugins: [listening] });
      await addFrench(api);
      await api.store('writer', { name: 'Ann' });
      for (const name of ['alpha', 'beta', 'gamma']) await api.store('label', { name });
    });
    afterAll(() => api.server.close());

    const post = (url: string, body: unknown, key?: string | null) =>
      api.call('POST', url, { body, ...(key !== undefined && { key }) });

    it('creates published entries with relations and components, and announces both events', async () => {
      const { status, body } = await post('/api/books?populate=*', {
        data: {
          title: 'Tides',
          writer: 1,
          labels: { connect: [1, 2] },
          seo: { metaTitle: 'Sea', socials: [{ network: 'matrix' }] },
          zone: [{ __component: 'block.quote', text: 'Wet', author: 1 }],
          nope: 1,
          id: 77,
          createdBy: 1,
        },
      });
      expect([status, at(body, 'data.id')]).toEqual([200, 1]);
      expect(at(body, 'data.attributes')).toMatchObject({
        title: 'Tides',
        publishedAt: new Date(api.server.clock.now()).toISOString(),
        writer: { data: { id: 1, attributes: { name: 'Ann' } } },
        labels: { data: [{ id: 1 }, { id: 2 }] },
        seo: { id: anyNumber, metaTitle: 'Sea' },
        zone: [{ __component: 'block.quote', text: 'Wet' }],
      });
      await expect
        .poll(() => received)
        .toEqual(['entry.create api::book.book 1', 'entry.publish api::book.book 1']);
      expect(hooked).toEqual(['create null', 'publish 1']);
    });

    it('creates drafts when publishedAt is null', async () => {
      const { body } = await post('/api/books', { data: { title: 'Draft', publishedAt: null } });
      expect(at(body, 'data.attributes')).toMatchObject({ title: 'Draft', publishedAt: null });
      const early = await post('/api/books', { data: { title: 'Early', publishedAt: '2026-01-02' } });
      expect(at(early.body, 'data.attributes.publishedAt')).toBe('2026-01-02T00:00:00.000Z');
    });

    it.each([
      [{ title: 'x' }, 'Missing "data" payload in the request body'],
      [{ data: [] }, 'Missing "data" payload in the request body'],
      [{ data: {} }, 'title must be defined.'],
      [{ data: { title: 'Tides', publishedAt: 'soon' } }, 'publishedAt must be a timestamp or null'],
      [{ data: { title: 'x' } }, 'title must be at least 2 characters'],
    ])('rejects %j', async (body, message) => {
      const response = await post('/api/books', body);
      expect([response.status, at(response.body, 'error.message')]).toEqual([400, message]);
    });

    it('validates published entries completely, and stores none that is refused', async () => {
      const incomplete = await post('/api/books', { data: { publishedAt: null, title: 'Part' } });
      const id = String(at(incomplete.body, 'data.id'));
      await api.server.services.content.updateEntry({
        permissions: asSystem,
        uid: 'api::book.book',
        id,
        body: { title: '' },
      });
      const refused = await api.call('PUT', `/api/books/${id}`, {
        body: { data: { pages: 5, publishedAt: '2026-01-01' } },
      });
      expect([refused.status, at(refused.body, 'error.name')]).toEqual([400, 'ValidationError']);
      expect(at(await api.read(`/api/books/${id}?fields=pages`), 'data.attributes')).toEqual({ pages: null });
    });

    it('changes the sent values only, connects, disconnects, unpublishes and publishes', async () => {
      const put = async (data: object, query = '') =>
        at(
          (await api.call('PUT', `/api/books/1?fields=title,publishedAt${query}`, { body: { data } })).body,
          'data.attributes',
        );
      expect(
        await put(
          { labels: { connect: [{ id: 3, position: { before: 2 } }], disconnect: [1] } },
          '&populate=labels',
        ),
      ).toMatchObject({ title: 'Tides', labels: { data: [{ id: 3 }, { id: 2 }] } });
      received.length = 0;
      expect(await put({ publishedAt: null })).toEqual({ title: 'Tides', publishedAt: null });
      await expect
        .poll(() => received)
        .toEqual(['entry.update api::book.book 1', 'entry.unpublish api::book.book 1']);
      expect(await put({ title: 'Tide', publishedAt: '2026-03-01T00:00:00Z' })).toEqual({
        title: 'Tide',
        publishedAt: '2026-03-01T00:00:00.000Z',
      });
    });

    it('adds locales to an entry', async () => {
      const created = await post('/api/books/1/localizations', { locale: 'fr', title: 'Marées' });
      expect(created.status).toBe(200);
      expect(created.body).toMatchObject({ title: 'Marées', locale: 'fr', publishedAt: null });
      const again = await post('/api/books/1/localizations', { locale: 'fr', title: 'Marées' });
      expect([again.status, at(again.body, 'error.message')]).toEqual([400, 'locale is already used']);
      expect((await post('/api/books/99/localizations', { locale: 'fr' })).status).toBe(404);
      expect((await post('/api/books/1/localizations', { title: 'Nope' })).status).toBe(400);
      expect((await post('/api/books/1/localizations', { locale: 'xx', title: 'Nope' })).status).toBe(400);
      const french = await post('/api/books', { data: { title: 'Seule', locale: 'fr' } });
      expect(at(french.body, 'data.attributes.locale')).toBe('fr');
    });

    it('creates, changes and deletes the entry of a single type', async () => {
      const put = (data: object) => api.call('PUT', '/api/front', { body: { data } });
      const seo = { metaTitle: 'Home' };
      expect(at((await put({ heading: 'Welcome', seo })).body, 'data.attributes')).toMatchObject({
        heading: 'Welcome',
      });
      expect(at((await put({ heading: 'Hello' })).body, 'data.attributes')).toMatchObject({
        heading: 'Hello',
      });
      expect((await api.call('DELETE', '/api/front')).status).toBe(200);
      expect((await api.call('GET', '/api/front')).status).toBe(404);
    });

    it('returns a deleted entry in its last state', async () => {
      const created = await post('/api/labels', { data: { name: 'gone' } });
      const id = Number(at(created.body, 'data.id'));
      const { status, body } = await api.call('DELETE', `/api/labels/${id}`);
      expect([status, at(body, 'data.id'), at(body, 'data.attributes.name')]).toEqual([200, id, 'gone']);
      expect((await api.call('DELETE', `/api/labels/${id}`)).status).toBe(404);
    });

    it('requires the action of the token', async () => {
      const reading = await api.key({ type: 'read-only' });
      expect((await post('/api/labels', { data: { name: 'no' } }, reading)).status).toBe(403);
      const creating = await api.key({ type: 'custom', permissions: ['api::label.label.create'] });
      const created = await post('/api/labels', { data: { name: 'yes' } }, creating);
      expect([created.status, at(created.body, 'data.attributes.name')]).toEqual([200, 'yes']);
      const deletion = await api.call('DELETE', '/api/labels/1', { key: creating });
      expect(deletion.status).toBe(403);
    });

    it('links no entries that the token may not find', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::book.book.create'] });
      const { status } = await post('/api/books', { data: { title: 'Linked', writer: 1 } }, key);
      expect(status).toBe(403);
    });

    it('lets callers without a token write no private attributes, and see no drafts', async () => {
      const actions = ['api::writer.writer.create', 'api::memo.memo.create'];
      await api.server.client.send('PUT', '/content-api/public-access', { actions }, { as: api.admin });
      const created = await post('/api/writers', { data: { name: 'Eve', secret: 'planted' } }, null);
      const id = Number(at(created.body, 'data.id'));
      const stored = await api.server.services.content.readEntry({
        permissions: asSystem,
        uid: 'api::writer.writer',
        id,
      });
      expect(stored.entry).toMatchObject({ name: 'Eve', secret: null });
      const draft = await post('/api/memos', { data: { title: 'Draft', publishedAt: null } }, null);
      expect(draft.body).toEqual({ data: { id: anyNumber, attributes: {} }, meta: {} });
    });
  });
});
