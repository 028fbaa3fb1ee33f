import { anyNumber, at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFrench, startLibraryApi, type LibraryApi } from './library-api.testing.ts';

forEachDialect((dialect) => {
  describe('reading content', () => {
    let api: LibraryApi;

    const titles = async (query: string): Promise<unknown> => {
      const { status, body } = await api.call('GET', `/api/books?fields=title&${query}`);
      if (status !== 200) return at(body, 'error.message');
      return (at(body, 'data') as { attributes: { title: string } }[]).map(
        ({ attributes }) => attributes.title,
      );
    };

    const pagination = async (query: string) => {
      const body = await api.read(`/api/books?fields=title&status=draft&${query}`);
      return [(at(body, 'data') as { id: number }[]).map(({ id }) => id), at(body, 'meta.pagination')];
    };

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await addFrench(api);
      await api.store('writer', { name: 'Ann', secret: 'hidden', email: 'ann@example.com' });
      await api.store('writer', { name: 'Bob' });
      await api.store('writer', { name: 'Cid' }, { publishedAt: null });
      for (const [index, name] of ['alpha', 'beta', 'gamma'].entries()) {
        await api.store('label', { name, weight: index });
      }
      await api.store('book', {
        title: 'Tides',
        pages: 10,
        pin: 'secret-1',
        writer: 1,
        reviewers: [2, 3],
        labels: [1, 2, 3],
        seo: { metaTitle: 'About tides', socials: [{ network: 'matrix' }] },
        buttons: [{ text: 'Buy', url: '/buy', target: 1 }],
        zone: [
          { __component: 'block.banner', heading: 'Sale', buttons: [{ text: 'Go', url: '/go' }] },
          { __component: 'block.quote', text: 'Wet', author: 1, labels: [1, 3] },
        ],
      });
      await api.store('book', { title: 'Stones', pages: 20, writer: 3 });
      await api.store('book', { title: 'Winds', pages: 30, writer: 2, labels: [2] });
      await api.store('book', { title: 'Draft', pages: 40 }, { publishedAt: null });
      await api.store('book', { title: 'Marées', pages: 10 }, { locale: 'fr', translationOf: 1 });
      await api.store('memo', { title: 'Note', author: 1 });
    });
    afterAll(() => api.server.close());

    it('returns published entries with their scalars only, in the default locale', async () => {
      const body = await api.read('/api/books?sort=pages');
      expect(at(body, 'meta')).toEqual({
        pagination: { page: 1, pageSize: 25, pageCount: 1, total: 3 },
      });
      const [first] = at(body, 'data') as [{ id: number; attributes: object }];
      expect(first.id).toBe(1);
      expect(first.attributes).toMatchObject({ title: 'Tides', pages: 10, format: 'paper', locale: 'en' });
      const absent = ['id', 'pin', 'writer', 'seo', 'zone', 'createdBy', 'updatedBy', 'localizations'];
      for (const name of absent) expect(first.attributes).not.toHaveProperty(name);
    });

    it('returns flat entries by parameter or header', async () => {
      const byParameter = await api.call('GET', '/api/books/1?fields=title&populate=writer&format=flat');
      expect(byParameter.body).toMatchObject({
        data: { id: 1, title: 'Tides', writer: { id: 1, name: 'Ann' } },
        meta: {},
      });
      const headers = { 'x-content-format': 'flat' };
      const byHeader = await api.call('GET', '/api/books/1?fields=title', { headers });
      expect(byHeader.body).toEqual({ data: { id: 1, title: 'Tides' }, meta: {} });
    });

    it('finds one entry by its id, drafts and other locales included', async () => {
      expect(at(await api.read('/api/books/4?fields=title'), 'data.attributes')).toEqual({ title: 'Draft' });
      expect(at(await api.read('/api/books/5?fields=locale'), 'data.attributes')).toEqual({ locale: 'fr' });
      expect((await api.call('GET', '/api/books/4?status=published')).status).toBe(404);
      expect((await api.call('GET', '/api/books/1?locale=fr')).status).toBe(404);
      for (const id of ['99', '0', 'abc', '1e3', '1%20or%201=1']) {
        const { status, body } = await api.call('GET', `/api/books/${id}`);
        expect([id, status, at(body, 'error.name')]).toEqual([id, 404, 'NotFoundError']);
      }
    });

    it('shows drafts in lists only when they are requested', async () => {
      expect(await titles('sort=pages')).toEqual(['Tides', 'Stones', 'Winds']);
      const all = ['Tides', 'Stones', 'Winds', 'Draft'];
      expect(await titles('sort=pages&publicationState=preview')).toEqual(all);
      expect(await titles('sort=pages&status=draft')).toEqual(all);
      expect(await titles('sort=pages&status=published')).toEqual(all.slice(0, 3));
    });

    it('filters by locale', async () => {
      expect(await titles('locale=fr')).toEqual(['Marées']);
      expect(await titles('locale=all&filters[pages]=10&sort=title')).toEqual(['Marées', 'Tides']);
      expect(await titles('locale=xx')).toEqual([]);
    });

    it('filters, sorts and searches', async () => {
      expect(await titles('filters[pages][$gt]=10&sort=pages:desc')).toEqual(['Winds', 'Stones']);
      expect(await titles('filters[labels][name][$in][0]=beta&sort=pages')).toEqual(['Tides', 'Winds']);
      expect(await titles('filters[seo][metaTitle][$contains]=tides')).toEqual(['Tides']);
      expect(await titles('_q=wind')).toEqual(['Winds']);
    });

    it('neither filters nor sorts by drafts that it does not show', async () => {
      expect(await titles('filters[writer][name]=Cid')).toEqual([]);
      expect(await titles('filters[writer][name]=Cid&status=draft')).toEqual(['Stones']);
      const [last] = (await titles('sort=writer.name:desc')) as string[];
      expect(last).toBe('Winds');
    });

    it('populates relations, media and components one level deep with *', async () => {
      const body = await api.read('/api/books/1?fields=title&populate=*&status=published');
      const { attributes } = at(body, 'data') as { attributes: Record<string, unknown> };
      expect(attributes).toMatchObject({
        writer: { data: { id: 1, attributes: { name: 'Ann' } } },
        hero: { data: null },
        reviewers: { data: [{ id: 2 }] },
        ownLabels: { data: [] },
        cover: { data: null },
        pictures: { data: null },
        localizations: { data: [{ id: 5, attributes: { title: 'Marées' } }] },
      });
      expect(Object.keys(at(attributes, 'seo') as object)).toEqual(['id', 'metaTitle', 'noIndex']);
      expect(at(attributes, 'writer.data.attributes')).not.toHaveProperty('secret');
      expect(attributes).not.toHaveProperty('mentions');
      const zone = attributes['zone'] as object[];
      expect(zone).toMatchObject([
        { __component: 'block.banner', heading: 'Sale' },
        { __component: 'block.quote', text: 'Wet' },
      ]);
      expect(zone.map((one) => Object.keys(one).length)).toEqual([3, 3]);
    });

    it('populates paths, and parts with fields, filters, order and limits', async () => {
      const paths = await api.read(
        '/api/books/1?fields=title&populate[0]=seo.socials&populate[1]=writer.books',
      );
      expect(at(paths, 'data.attributes')).toMatchObject({
        seo: { socials: [{ network: 'matrix' }] },
        writer: { data: { attributes: { books: { data: [{ id: 1 }] } } } },
      });
      const labels = (query: string) =>
        api
          .read(`/api/books/1?fields=title&populate[labels][fields]=name&${query}`)
          .then((body) =>
            (at(body, 'data.attributes.labels.data') as { attributes: { name: string } }[]).map(
              ({ attributes }) => attributes.name,
            ),
          );
      expect(await labels('')).toEqual(['alpha', 'beta', 'gamma']);
      expect(await labels('populate[labels][sort]=name:desc')).toEqual(['gamma', 'beta', 'alpha']);
      expect(await labels('populate[labels][filters][weight][$gt]=0')).toEqual(['beta', 'gamma']);
      expect(await labels('populate[labels][start]=1&populate[labels][limit]=1')).toEqual(['beta']);
    });

    it('populates the components of a zone separately with on', async () => {
      const query = 'populate[zone][on][block.quote][populate][author][fields]=name';
      const body = await api.read(`/api/books/1?fields=title&${query}`);
      expect(at(body, 'data.attributes.zone')).toEqual([
        {
          id: anyNumber,
          __component: 'block.quote',
          text: 'Wet',
          author: { data: { id: 1, attributes: { name: 'Ann' } } },
        },
      ]);
      const both = await api.read('/api/books/1?fields=title&populate[zone][populate]=*');
      expect(at(both, 'data.attributes.zone')).toMatchObject([
        { buttons: [{ text: 'Go' }], picture: { data: null } },
        { author: { data: { id: 1 } }, labels: { data: [{ id: 1 }, { id: 3 }] } },
      ]);
    });

    it('returns pages by number, by position and by cursor', async () => {
      expect(await pagination('pagination[page]=2&pagination[pageSize]=3')).toEqual([
        [4],
        { page: 2, pageSize: 3, pageCount: 2, total: 4 },
      ]);
      expect(await pagination('pagination[page]=0&pagination[pageSize]=1000')).toEqual([
        [1, 2, 3, 4],
        { page: 1, pageSize: 100, pageCount: 1, total: 4 },
      ]);
      expect(await pagination('pagination[start]=1&pagination[limit]=2')).toEqual([
        [2, 3],
        { start: 1, limit: 2, total: 4 },
      ]);
      expect(await pagination('pagination[pageSize]=1&pagination[withCount]=false')).toEqual([
        [1],
        { page: 1, pageSize: 1 },
      ]);
      const pages: unknown[] = [];
      for (let cursor: unknown = ''; typeof cursor === 'string';) {
        const [ids, info] = await pagination(`pagination[cursor]=${cursor}&pagination[limit]=2`);
        pages.push(ids);
        cursor = at(info, 'cursor');
      }
      expect(pages).toEqual([[1, 2], [3, 4], []]);
    });

    it('returns the entry of a single type', async () => {
      expect((await api.call('GET', '/api/front')).status).toBe(404);
      const values = { heading: 'Welcome', seo: { metaTitle: 'Home' }, featured: [1] };
      const id = await api.store('front', values, { publishedAt: null });
      expect((await api.call('GET', '/api/front')).status).toBe(404);
      expect(at(await api.read('/api/front?status=draft&fields=heading'), 'data')).toEqual({
        id,
        attributes: { heading: 'Welcome' },
      });
    });

    it.each([
      ['nope=1', 'Invalid parameter nope'],
      ['fields=nope', 'Invalid parameter nope'],
      ['fields[0]=title&fields[1]=pin', 'Invalid parameter pin'],
      ['fields=writer', 'Invalid parameter writer'],
      ['filters[nope]=1', 'Invalid parameter nope'],
      ['filters[pin][$startsWith]=a', 'Invalid parameter pin'],
      ['filters[createdBy][id]=1', 'Invalid parameter createdBy'],
      ['filters[writer][secret]=hidden', 'Invalid parameter secret'],
      ['filters[zone][text]=Wet', 'Invalid parameter zone'],
      ['filters[title][$nope]=1', 'Invalid parameter $nope'],
      ['filters[pages]=many', 'Invalid value for pages'],
      ['filters=title', 'Invalid parameter filters'],
      ['sort=nope', 'Invalid parameter nope'],
      ['sort=updatedBy.id', 'Invalid parameter updatedBy.id'],
      ['sort=writer.secret', 'Invalid parameter writer.secret'],
      ['populate=nope', 'Invalid parameter nope'],
      ['populate=title', 'Invalid parameter title'],
      ['populate=createdBy', 'Invalid parameter createdBy'],
      ['populate[writer][fields]=secret', 'Invalid parameter secret'],
      ['populate[writer][filters][secret]=hidden', 'Invalid parameter secret'],
      ['populate[writer][sort]=secret', 'Invalid parameter secret'],
      ['populate[writer][nope]=1', 'Invalid parameter nope'],
      ['populate[zone][on][meta.seo]=true', 'Invalid parameter meta.seo'],
      ['populate[zone][populate]=nope', 'Invalid parameter nope'],
      ['populate[cover][filters][id]=1', 'Invalid parameter cover'],
      ['populate=a.b.c.d.e.f.g', 'populate is nested more than 6 levels deep'],
      [
        'populate[labels][populate][books][populate]=labels.books&pagination[pageSize]=100',
        'populate costs too much: request fewer entries per page, or fewer relations',
      ],
      ['publicationState=nope', 'Invalid parameter publicationState'],
      ['status=nope', 'Invalid parameter status'],
      ['status=draft&publicationState=live', 'Use either status or publicationState'],
      ['locale[0]=en', 'Invalid parameter locale'],
      ['format=xml', 'Invalid parameter format'],
      ['pagination[nope]=1', 'Invalid parameter pagination.nope'],
      ['pagination[page]=two', 'Invalid parameter pagination.page'],
      ['pagination[cursor]=abc', 'Invalid parameter pagination.cursor'],
      ['pagination[cursor]=&sort=title', 'Invalid parameter sort'],
      [
        'pagination[page]=1&pagination[start]=1',
        'Cannot use both page & offset pagination in the same query',
      ],
    ])('rejects %s and names the parameter', async (query, message) => {
      const { status, body } = await api.call('GET', `/api/books?${query}`);
      expect([status, body]).toEqual([
        400,
        { data: null, error: { status: 400, name: 'ValidationError', message, details: {} } },
      ]);
    });
  });
});
