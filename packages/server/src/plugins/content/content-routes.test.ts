import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineServerPlugin, route, type ServerPlugin } from '../../plugin-api/index.ts';
import { contentOf } from '../../testing/content-of.ts';
import { librarySchemas, startTestServer } from '../../testing/index.ts';
import { bareHost } from '../resolution/fixtures/bare-host.ts';
import { buildContent } from './build-content.ts';

const response = Type.Object({ data: Type.String() });

const routed = (contentRoutes: NonNullable<ServerPlugin['contentRoutes']>, id = 'lists'): ServerPlugin =>
  defineServerPlugin({ id, title: 'Lists', contentRoutes });

const perType = routed(({ contentTypes }) =>
  [...contentTypes.values()].map(({ info }) =>
    route({ method: 'GET', path: `/lists/${info.pluralName}`, policy: 'public', response }, () => ({
      data: info.displayName,
    })),
  ),
);

describe('routes that depend on content types', () => {
  it('[P57] are served for each content type, those of plugins included', async () => {
    const memos = defineServerPlugin({
      id: 'notes',
      title: 'Notes',
      contentTypes: [
        {
          uid: 'plugin::notes.note',
          kind: 'collectionType',
          info: { singularName: 'note', pluralName: 'notes', displayName: 'A note' },
          attributes: {},
        },
      ],
    });
    const server = await startTestServer({ schemas: librarySchemas, plugins: [perType, memos] });
    try {
      const { body } = await server.client.send('GET', '/lists/books');
      expect(body).toEqual({ data: 'Book' });
      expect((await server.client.send('GET', '/lists/notes')).body).toEqual({ data: 'A note' });
      expect(server.inventory).toContainEqual({
        method: 'GET',
        path: '/lists/books',
        policy: 'public',
        owner: 'lists',
      });
    } finally {
      await server.close();
    }
  });

  const endpoint = { method: 'GET', policy: 'public', response } as const;
  const taken = route({ ...endpoint, path: '/other/books' }, () => ({ data: '' }));

  it.each([
    [
      'a path outside of the plugin',
      [route({ ...endpoint, path: '/books' }, () => ({ data: '' }))],
      'ROUTE_FOREIGN',
    ],
    [
      'no response schema',
      [route({ method: 'GET', path: '/lists/books', policy: 'public' }, () => undefined)],
      'ROUTE_WITHOUT_SCHEMA',
    ],
    [
      'one path twice',
      [perType, perType].flatMap(({ contentRoutes }) => contentRoutes?.(librarySchemas) ?? []),
      'ROUTE_DUPLICATE',
    ],
  ])('[P57] are validated: %s leaves the plugin out', async (_name, routes, code) => {
    const plugins = [routed(() => routes), defineServerPlugin({ id: 'other', title: 'Other' })];
    const built = await buildContent(contentOf(librarySchemas), plugins, bareHost);
    expect(built.problems).toMatchObject([{ code, pluginId: 'lists' }]);
    expect(built.plugins.map(({ id }) => id)).toEqual(['other']);
  });

  it('[P57] take no path of another plugin, even of a later one', async () => {
    const other = defineServerPlugin({ id: 'other', title: 'Other', routes: [taken] });
    const plugins = [routed(() => [taken]), other];
    const host = { ...bareHost, trusted: ['lists'] };
    const { problems } = await buildContent(contentOf(librarySchemas), plugins, host);
    expect(problems).toMatchObject([{ code: 'ROUTE_DUPLICATE', pluginId: 'lists' }]);
  });

  it('[P57] leave the plugin out when they cannot be created', async () => {
    const failing = routed(() => {
      throw new Error('no routes');
    });
    const { problems } = await buildContent(contentOf(librarySchemas), [failing], bareHost);
    expect(problems).toMatchObject([{ code: 'SERVER_PLUGIN_INVALID', pluginId: 'lists' }]);
  });
});
