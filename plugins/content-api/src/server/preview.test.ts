import { addUser, at, forEachDialect } from '@admin/server/testing';
import type { ContentType, Schemas } from '@admin/content-model';
import { librarySchemas, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFrench, startLibraryApi, type LibraryApi } from './library-api.testing.ts';

const template = '/{locale}/books/{blurb}?preview={token}';

/** The library, whose books and writers have a page. */
function previewedSchemas(): Schemas {
  const contentTypes = new Map(librarySchemas.contentTypes);
  const add = (uid: string, preview: string): void => {
    const type = contentTypes.get(uid) as ContentType;
    contentTypes.set(uid, { ...type, pluginOptions: { ...type.pluginOptions, 'content-api': { preview } } });
  };
  add('api::book.book', template);
  add('api::front.front', '/{locale}?preview={token}');
  add('api::writer.writer', 'https://people.example.org/{id}');
  return { ...librarySchemas, contentTypes };
}

forEachDialect((dialect) => {
  describe('the preview of an entry', () => {
    let api: LibraryApi;
    let draft: number;
    let french: number;

    const open = async (id: number | string, as: TestSession = api.admin, uid = 'api::book.book') => {
      const { status, body } = await api.server.client.send(
        'GET',
        `/content-api/previews/${uid}/${id}`,
        undefined,
        { as },
      );
      const data = at(body, 'data') as { url: string | null; missing: string[]; isDraft: boolean } | null;
      const key = data?.url == null ? '' : (new URL(data.url).searchParams.get('preview') ?? '');
      return { status, data, key };
    };
    const titlesOf = async (url: string, key: string) => {
      const { status, body } = await api.call('GET', url, { key });
      const data = (at(body, 'data') ?? []) as { title: string }[] | { title: string };
      return [status, ...[data].flat().map(({ title }) => title)];
    };

    beforeAll(async () => {
      api = await startLibraryApi(dialect, {
        schemas: previewedSchemas(),
        environment: { PREVIEW_URL: 'https://www.example.com/' },
      });
      await addFrench(api);
      await api.store('writer', { name: 'Ann' });
      await api.store('book', { title: 'Published', blurb: 'published' });
      draft = await api.store(
        'book',
        { title: 'Draft', blurb: 'a draft/x', writer: 1 },
        { publishedAt: null },
      );
      await api.store('book', { title: 'Other draft', blurb: 'other' }, { publishedAt: null });
      french = await api.store(
        'book',
        { title: 'Brouillon', blurb: 'brouillon' },
        { publishedAt: null, locale: 'fr', translationOf: draft },
      );
    });
    afterAll(() => api.server.close());

    it('has the address of its page, with encoded values and a token', async () => {
      const { status, data, key } = await open(draft);
      expect(status).toBe(200);
      expect(data).toMatchObject({ missing: [], isDraft: true });
      expect(data?.url).toBe(`https://www.example.com/en/books/a%20draft%2Fx?preview=${key}`);
      expect(key).toMatch(/^signed_/);
      const writer = await open(1, api.admin, 'api::writer.writer');
      expect(writer.data?.url).toBe('https://people.example.org/1');
      expect(writer.data).toMatchObject({ secrets: ['secret'] });
    });

    it('names the values that the address needs', async () => {
      const id = await api.store('book', { title: 'No blurb' }, { publishedAt: null });
      expect((await open(id)).data).toMatchObject({ url: null, missing: ['blurb'] });
    });

    it('shows the draft of a single type, which others cannot see', async () => {
      const id = await api.store(
        'front',
        { heading: 'Draft front', seo: { title: 'Front' } },
        { publishedAt: null },
      );
      const { data, key } = await open(id, api.admin, 'api::front.front');
      expect(data?.url).toBe(`https://www.example.com/en?preview=${key}`);
      const url = '/api/front?format=flat&status=draft';
      expect(at((await api.call('GET', url, { key })).body, 'data.heading')).toBe('Draft front');
      const other = await open(draft);
      expect((await api.call('GET', url, { key: other.key })).status).toBe(403);
    });

    it('exists only for types with a page, and for entries that the user may read', async () => {
      expect((await open(1, api.admin, 'api::label.label')).status).toBe(404);
      expect((await open(9999)).status).toBe(404);
      const account = { email: 'no-books@example.com', password: 'Correct-Horse-7' };
      await addUser(api.server.services, { ...account, role: [] });
      expect((await open(draft, await api.server.client.signIn(account))).status).toBe(403);
    });

    it('shows its own draft and published entries, in its locale only', async () => {
      const { key } = await open(draft);
      const query = 'fields=title&status=draft&format=flat';
      expect(await titlesOf(`/api/books/${draft}?${query}`, key)).toEqual([200, 'Draft']);
      expect(await titlesOf(`/api/books?${query}&filters[title]=Draft`, key)).toEqual([200, 'Draft']);
      expect(await titlesOf(`/api/books?${query}&sort=title`, key)).toEqual([200, 'Draft', 'Published']);
      expect((await titlesOf(`/api/books/${french}?${query}`, key))[0]).toBe(404);
      expect(await titlesOf(`/api/books?${query}&locale=fr`, key)).toEqual([200]);
      const inFrench = await open(french);
      expect(inFrench.data?.url).toContain('/fr/books/brouillon?');
      expect(await titlesOf(`/api/books/${french}?${query}`, inFrench.key)).toEqual([200, 'Brouillon']);
    });

    it('populates relations, but reads no other lists and writes nothing', async () => {
      const { key } = await open(draft);
      const { body } = await api.call('GET', `/api/books/${draft}?populate=writer&format=flat`, { key });
      expect(at(body, 'data.writer.name')).toBe('Ann');
      expect((await api.call('GET', '/api/writers', { key })).status).toBe(403);
      const write = await api.call('PUT', `/api/books/${draft}`, {
        key,
        body: { data: { title: 'Changed' } },
      });
      expect(write.status).toBe(403);
    });

    it('has a token that ends with its time and with its user, and cannot be changed', async () => {
      const account = { email: 'reader@example.com', password: 'Correct-Horse-7' };
      const role = [
        {
          action: 'plugin::content-manager.explorer.read',
          subject: 'api::book.book',
          properties: { fields: ['title', 'blurb'], locales: ['en'] },
        },
      ];
      const user = await addUser(api.server.services, { ...account, role });
      const { key } = await open(draft, await api.server.client.signIn(account));
      const url = `/api/books/${draft}?format=flat&status=draft`;
      const { body } = await api.call('GET', url, { key });
      expect(Object.keys(at(body, 'data') as object)).not.toContain('isbn');
      const [, payload = '', signature = ''] = /^signed_(.+)_(.+)$/.exec(key) ?? [];
      const [claims, time] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [object, number];
      const forged = Buffer.from(JSON.stringify([{ ...claims, id: draft + 1 }, time])).toString('base64url');
      expect((await api.call('GET', url, { key: `signed_${forged}_${signature}` })).status).toBe(401);
      await api.server.client.send(
        'PUT',
        `/admin/users/${user.userId}`,
        { isActive: false },
        { as: api.admin },
      );
      expect((await api.call('GET', url, { key })).status).toBe(401);
      const short = await open(draft);
      expect((await api.call('GET', url, { key: short.key })).status).toBe(200);
      api.server.clock.advance(31 * 60_000);
      expect((await api.call('GET', url, { key: short.key })).status).toBe(401);
    });
  });
});
