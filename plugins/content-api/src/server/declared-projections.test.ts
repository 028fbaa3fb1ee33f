import { buildSchemas } from '@admin/content-model';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';
import { contentRoutes } from './routes/content-routes.ts';

const linked = { type: 'relation', relation: 'oneToMany', target: 'api::author.author' };

function schemasWith(projections: unknown) {
  const typeOf = (name: string, attributes: object, options: object = {}) => ({
    file: `${name}.json`,
    uid: `api::${name}.${name}`,
    document: {
      kind: 'collectionType',
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      pluginOptions: options,
      attributes,
    },
  });
  const { schemas } = buildSchemas({
    contentTypes: [
      typeOf(
        'page',
        { title: { type: 'string' }, note: { type: 'string' }, authors: linked },
        { 'content-api': { projections } },
      ),
      typeOf('author', { name: { type: 'string' }, friends: linked }),
    ],
    components: [],
  });
  return schemas;
}

const whole = { fields: ['title'], populate: { authors: { fields: ['name'], sort: 'name' } } };

forEachDialect((dialect) => {
  describe('a declared projection', () => {
    let api: LibraryApi;

    beforeAll(async () => {
      api = await startLibraryApi(dialect, { schemas: schemasWith({ whole }) });
      for (const name of ['Cid', 'Ann']) await api.store('author', { name });
      await api.store('page', { title: 'Home', note: 'long', authors: [1, 2] });
    });
    afterAll(() => api.server.close());

    it('is read with its name', async () => {
      const page = {
        id: 1,
        attributes: {
          title: 'Home',
          authors: {
            data: [
              { id: 2, attributes: { name: 'Ann' } },
              { id: 1, attributes: { name: 'Cid' } },
            ],
          },
        },
      };
      expect(at(await api.read('/api/pages/1?projection=whole'), 'data')).toEqual(page);
      expect(at(await api.read('/api/pages?projection=whole'), 'data')).toEqual([page]);
    });

    it('contains only what the token may read', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::page.page.findOne'] });
      const { body } = await api.call('GET', '/api/pages/1?projection=whole', { key });
      expect(at(body, 'data.attributes')).toEqual({ title: 'Home' });
    });

    it.each(['projection=nope', 'projection=__proto__', 'projection=whole&fields=title', 'projection[a]=b'])(
      'is rejected in %s',
      async (query) => {
        expect((await api.call('GET', `/api/pages/1?${query}`)).status).toBe(400);
      },
    );
  });
});

describe('the projections of a content type', () => {
  const path = 'authors.friends.friends.friends.friends';

  it.each([
    ['an unknown field', { page: { fields: ['nope'] } }, 'Invalid parameter nope'],
    ['an unknown part', { page: { populate: ['nope'] } }, 'Invalid parameter nope'],
    ['an unknown key', { page: { sort: 'title' } }, 'Invalid parameter sort'],
    ['a list', ['title'], 'projections must be an object'],
    ['a text', { page: 'title' }, 'The projection page must be an object'],
    ['too many linked entries', { page: { populate: path } }, 'populate costs too much'],
  ])('are rejected at the start for %s', (_case, projections, reason) => {
    expect(() => contentRoutes(schemasWith(projections))).toThrow(
      `api::page.page: pluginOptions.content-api.projections: ${reason}`,
    );
  });
});
