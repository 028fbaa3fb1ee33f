import { buildSchemas } from '@admin/content-model';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';

const document = (name: string, pluginOptions: object) => ({
  file: `${name}.json`,
  uid: `api::${name}.${name}`,
  document: {
    kind: 'collectionType',
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    pluginOptions,
    attributes: { title: { type: 'string' } },
  },
});

const { schemas } = buildSchemas({
  contentTypes: [document('page', {}), document('post', { 'content-api': { maxAge: 60 } })],
  components: [],
});

forEachDialect((dialect) => {
  describe('responses to reads', () => {
    let api: LibraryApi;

    const tagOf = async (url: string, key?: string | null) => {
      const { headers } = await api.call('GET', url, key === undefined ? {} : { key });
      return String(headers['etag']);
    };

    beforeAll(async () => {
      api = await startLibraryApi(dialect, { schemas });
      await api.store('page', { title: 'One' });
      await api.store('post', { title: 'One' });
      const actions = ['api::post.post.find'];
      await api.server.client.send('PUT', '/content-api/public-access', { actions }, { as: api.admin });
    });
    afterAll(() => api.server.close());

    it.each(['/api/pages', '/api/pages/1', '/api/pages?fields=title'])(
      'to %s are not sent again unless they changed',
      async (url) => {
        const tag = await tagOf(url);
        expect(tag).toMatch(/^W\/"[\w-]+"$/);
        const headers = { 'if-none-match': `"other", ${tag}` };
        const same = await api.call('GET', url, { headers });
        expect([same.status, same.raw.payload, same.headers['etag']]).toEqual([304, '', tag]);
        await api.call('PUT', '/api/pages/1', { body: { data: { title: `Changed by ${url}` } } });
        const changed = await api.call('GET', url, { headers });
        expect([changed.status, JSON.stringify(changed.body)]).toEqual([200, expect.stringContaining(url)]);
        expect(changed.headers['etag']).not.toBe(tag);
      },
    );

    it('may be stored by shared caches only without a token, for the time of the content type', async () => {
      const control = async (url: string, key?: string | null) =>
        (await api.call('GET', url, key === undefined ? {} : { key })).headers['cache-control'];
      expect(await control('/api/pages')).toBe('private, no-cache');
      expect(await control('/api/posts')).toBe('private, max-age=60');
      expect(await control('/api/posts', null)).toBe('public, max-age=60');
      expect(await control('/api/pages/99')).toBe('no-store');
      const { headers } = await api.call('GET', '/api/posts');
      expect(headers['vary']).toContain('Authorization');
    });

    it('are separate for each token, form and query', async () => {
      const narrow = await api.key({ type: 'custom', permissions: ['api::post.post.find'] });
      const flat = await api.call('GET', '/api/posts', { headers: { 'x-content-format': 'flat' } });
      expect(at(flat.body, 'data.0.title')).toBe('One');
      expect(at((await api.call('GET', '/api/posts')).body, 'data.0.attributes.title')).toBe('One');
      expect((await api.call('GET', '/api/pages')).status).toBe(200);
      expect((await api.call('GET', '/api/pages', { key: narrow })).status).toBe(403);
    });

    it('end with the permission of the token', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::post.post.find'] });
      expect((await api.call('GET', '/api/posts', { key })).status).toBe(200);
      const tokens = await api.server.client.send('GET', '/admin/api-tokens', undefined, { as: api.admin });
      const ids = (at(tokens.body, 'data') as { id: number; type: string }[]).filter(
        ({ type }) => type === 'custom',
      );
      for (const { id } of ids) {
        await api.server.client.send('DELETE', `/admin/api-tokens/${id}`, undefined, { as: api.admin });
      }
      expect((await api.call('GET', '/api/posts', { key })).status).toBe(401);
    });
  });
});
