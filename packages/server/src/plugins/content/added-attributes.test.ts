import { entryActions, type Permission, type Schemas } from '@admin/content-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import type { Database } from '../../database/index.ts';
import { restrictedPermissions } from '../../identity/permissions/content-permissions.ts';
import { indexPermissions } from '../../identity/permissions/stored-permissions.ts';
import { entryActionsPlugin } from '../../identity/permissions/fixtures/entry-actions-plugin.ts';
import { identityTables } from '../../identity/tables.ts';
import { addAttributes, defineServerPlugin, type ServerPlugin } from '../../plugin-api/index.ts';
import { contentOf } from '../../testing/content-of.ts';
import { addUser, forEachDialect, startTestServer, textLike, type TestServer } from '../../testing/index.ts';
import { bareHost } from '../resolution/fixtures/bare-host.ts';
import { resolvePlugins } from '../resolution/resolve-plugins.ts';
import { buildContent } from './build-content.ts';

const uid = 'api::book.book';
const shelf = 'plugin::shelves.shelf';
const system = systemPermissions();

const books = (attributes: object = {}): Schemas => ({
  contentTypes: new Map([
    [
      uid,
      {
        uid,
        kind: 'collectionType',
        info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
        attributes: { title: { type: 'string', required: true }, ...attributes },
      },
    ],
  ]),
  components: new Map(),
});

type Added = Readonly<Record<string, object>>;

/** A plugin that adds attributes to the content types of the application. */
const adding = (attributes: Added, rest: Partial<ServerPlugin> = {}): ServerPlugin =>
  defineServerPlugin({
    id: 'shelves',
    title: 'Shelves',
    extendContentTypes: [
      addAttributes({
        to: (contentType) => contentType.uid.startsWith('api::'),
        attributes: attributes as Parameters<typeof addAttributes>[0]['attributes'],
      }),
    ],
    ...rest,
  });

const shelves = adding(
  {
    shelfNote: { type: 'string' },
    shelf: { type: 'relation', relation: 'manyToOne', target: shelf },
    librarian: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
  },
  {
    contentTypes: [
      {
        uid: shelf,
        kind: 'collectionType',
        info: { singularName: 'shelf', pluralName: 'shelves', displayName: 'Shelf' },
        attributes: { name: { type: 'string' } },
      },
    ],
  },
);

/** Another plugin, whose attribute is hidden until an administrator places it. */
const scanner = defineServerPlugin({
  id: 'scanner',
  title: 'Scanner',
  extendContentTypes: [
    addAttributes({ to: () => true, attributes: { scannedAt: { type: 'datetime' } }, hiddenByDefault: true }),
  ],
});

const permission = (action: 'read' | 'update', fields: readonly string[]) => ({
  action: entryActions[action],
  subject: uid,
  properties: { fields },
  conditions: [],
});

forEachDialect((dialect) => {
  describe('attributes that plugins add', () => {
    let database: Database;
    let first: number;
    let roleId: number;

    /** Runs work on a server with these plugins, on the same database as the last one. */
    async function withPlugins<Result>(
      plugins: readonly ServerPlugin[],
      work: (server: TestServer) => Promise<Result>,
      schemas: Schemas = books(),
    ): Promise<Result> {
      const server = await startTestServer({
        database,
        schemas,
        plugins: [entryActionsPlugin, ...plugins],
        needs: [],
      });
      try {
        return await work(server);
      } finally {
        await server.close();
      }
    }

    const read = ({ services }: TestServer, id: number) =>
      services.content.readEntry({ permissions: system, uid, id }).then(({ entry }) => entry);
    const list = ({ services }: TestServer, query: Record<string, unknown>) =>
      services.content
        .findEntries({ permissions: system, uid, query })
        .then(({ results }) => results.map((entry) => entry['title']));
    const fieldsOfRole = async (): Promise<unknown> => {
      const rows = await identityTables(database)
        .selectFrom('admin_permissions')
        .select('properties')
        .where('role_id', '=', roleId)
        .execute();
      return rows.map(({ properties }) => (JSON.parse(properties) as Permission['properties']).fields);
    };

    beforeAll(async () => {
      database = await dialect.open();
      await withPlugins([shelves, scanner], async ({ services }) => {
        const create = async (type: string, body: Record<string, unknown>) =>
          (await services.content.createEntry({ permissions: system, uid: type, body })).entry.id;
        const [poems, crime] = [
          await create(shelf, { name: 'Poems' }),
          await create(shelf, { name: 'Crime' }),
        ];
        const { userId: librarian, roleId: role } = await addUser(services, {
          email: 'lea@example.com',
          password: 'Correct-Horse-7',
          role: [
            {
              action: entryActions.read,
              subject: uid,
              properties: { fields: ['title', 'shelfNote'] },
              conditions: [],
            },
          ],
        });
        roleId = role;
        const shelve = (id: number) => ({ connect: [{ id }] });
        first = await create(uid, {
          title: 'Dune',
          shelfNote: 'b',
          shelf: shelve(crime),
          librarian: shelve(librarian),
        });
        await create(uid, { title: 'Odes', shelfNote: 'a', shelf: shelve(poems) });
      });
    });

    it('[P49] are stored, filtered and sorted like declared ones', async () => {
      await withPlugins([shelves, scanner], async (server) => {
        expect(await read(server, first)).toMatchObject({ title: 'Dune', shelfNote: 'b' });
        expect(await list(server, { sort: 'shelfNote:asc' })).toEqual(['Odes', 'Dune']);
        expect(await list(server, { sort: 'shelf.name:asc' })).toEqual(['Dune', 'Odes']);
        expect(await list(server, { filters: { shelf: { name: { $eq: 'Poems' } } } })).toEqual(['Odes']);
        expect(await list(server, { filters: { librarian: { $notNull: 'true' } } })).toEqual(['Dune']);
      });
    });

    it('[P49] follow the declared ones in the default edit view, unless they are hidden by default', async () => {
      await withPlugins([shelves, scanner], async ({ services: { content, schemas } }) => {
        const book = schemas.contentTypes.get(uid)!;
        const { layouts, metadatas } = await content.configurations.read(book);
        expect(layouts.edit.flat().map(({ name }) => name)).toEqual([
          'title',
          'shelfNote',
          'shelf',
          'librarian',
        ]);
        expect(layouts.list).toEqual(['title', 'updatedAt']);
        expect(Object.keys(metadatas)).toContain('scannedAt');
      });
    });

    it('[P49] are read and written only with a permission to the field', async () => {
      await withPlugins([shelves, scanner], async ({ services: { content } }) => {
        const roles = [
          indexPermissions([permission('read', ['title', 'shelfNote']), permission('update', ['title'])]),
        ];
        const permissions = restrictedPermissions({ userId: 1, roleIds: [1] }, roles, 'a test');
        const { entry } = await content.readEntry({ permissions, uid, id: first });
        expect(entry).toMatchObject({ title: 'Dune', shelfNote: 'b' });
        expect(entry).not.toHaveProperty('scannedAt');
        expect(entry).not.toHaveProperty('shelf');
        const change = { permissions, uid, id: first, body: { title: 'Dune', shelfNote: 'c' } };
        expect((await content.updateEntry(change)).entry).toMatchObject({ shelfNote: 'b' });
      });
    });

    it('[P50] keep values, links and permissions while their plugin is absent', async () => {
      await withPlugins([scanner], async (server) => {
        expect(await read(server, first)).not.toHaveProperty('shelfNote');
        await server.services.content.updateEntry({
          permissions: system,
          uid,
          id: first,
          body: { title: 'Dune II' },
        });
        await server.services.content.createEntry({ permissions: system, uid, body: { title: 'New' } });
        const admin = await server.client.registerAdmin();
        const role = `/admin/roles/${roleId}/permissions`;
        const listed = await server.client.send('GET', role, undefined, { as: admin });
        expect(listed.body).toMatchObject({ data: [{ properties: { fields: ['title'] } }] });
        const permissions = [
          { action: entryActions.read, subject: uid, properties: { fields: ['title'] }, conditions: [] },
        ];
        await server.client.send('PUT', role, { permissions }, { as: admin });
      });
      expect(await fieldsOfRole()).toEqual([['title', 'shelfNote']]);
      await withPlugins([shelves, scanner], async (server) => {
        expect(await read(server, first)).toMatchObject({ title: 'Dune II', shelfNote: 'b' });
        expect(await list(server, { filters: { shelf: { name: { $eq: 'Crime' } } } })).toEqual(['Dune II']);
      });
      expect(await fieldsOfRole()).toEqual([['title', 'shelfNote']]);
    });

    it('[P50] leave values and permissions to no other owner of the name', async () => {
      const taken = books({ shelfNote: { type: 'string' } });
      await withPlugins(
        [shelves],
        async (server) => {
          expect(server.problems).toMatchObject([{ code: 'CONTENT_TYPE_INVALID', pluginId: 'shelves' }]);
          expect(await read(server, first)).toMatchObject({ shelfNote: null });
        },
        taken,
      );
      expect(await fieldsOfRole()).toEqual([['title']]);
      await withPlugins([shelves], async (server) => {
        expect(await read(server, first)).toMatchObject({ shelfNote: 'b' });
      });
      expect(await fieldsOfRole()).toEqual([['title']]);
    });
  });
});

const problemsOf = async (plugins: readonly ServerPlugin[]) =>
  (await buildContent(contentOf(books()), plugins, bareHost)).problems;
const at = (name: string) => `the attributes of the plugin shelves for ${uid} at attributes.${name}`;

describe('added attributes that cannot be used', () => {
  it.each<[string, Added, string, string]>([
    ['are required', { size: { type: 'integer', required: true } }, at('size.required'), 'required'],
    ['are media', { cover: { type: 'media' } }, at('cover.type'), 'type media'],
    ['are declared by the document', { title: { type: 'text' } }, at('title'), 'declared by its document'],
    ['differ only in case', { Title: { type: 'text' } }, at('Title'), 'declared by its document'],
    ['are reserved', { createdAt: { type: 'date' } }, at('createdAt'), 'reserved'],
    ['have no type', { size: {} }, at('size.type'), 'no "type"'],
    ['mark themselves', { size: { type: 'integer', addedBy: 'x' } }, at('size.addedBy'), 'no option'],
    [
      'link a missing type',
      { shelf: { type: 'relation', relation: 'oneToOne', target: 'plugin::maps.place' } },
      at('shelf.target'),
      'no content type',
    ],
  ])('[P49] leave their plugin out: they %s', async (_what, attributes, location, message) => {
    const other = defineServerPlugin({ id: 'other', title: 'Other' });
    const { plugins, problems } = await buildContent(
      contentOf(books()),
      [adding(attributes), other],
      bareHost,
    );
    expect(plugins).toEqual([other]);
    expect(problems).toMatchObject([{ code: 'CONTENT_TYPE_INVALID', pluginId: 'shelves' }]);
    expect(problems).toMatchObject([{ message: textLike(location) }]);
    expect(problems).toMatchObject([{ message: textLike(message) }]);
  });

  it('[P49] leave out the later of two plugins that add the same name', async () => {
    const later = { ...scanner, extendContentTypes: shelves.extendContentTypes ?? [] };
    expect(await problemsOf([shelves, later])).toMatchObject([
      { pluginId: 'scanner', message: textLike('declared by the plugin shelves') },
    ]);
  });

  it('[P49] leave their plugin out when its function fails', async () => {
    const failing = adding(
      {},
      {
        extendContentTypes: [
          addAttributes({
            to: () => {
              throw new TypeError('no shelf');
            },
            attributes: {},
          }),
        ],
      },
    );
    expect(await problemsOf([failing])).toMatchObject([
      { pluginId: 'shelves', message: textLike('no shelf') },
    ]);
  });

  it('[P49] leave their plugin out when they were not created with their function', () => {
    const extendContentTypes = [{ attributes: {} }] as unknown as NonNullable<
      ServerPlugin['extendContentTypes']
    >;
    expect(resolvePlugins([adding({}, { extendContentTypes })], bareHost)).toMatchObject({
      plugins: [],
      problems: [{ code: 'CONTENT_TYPE_INVALID', pluginId: 'shelves' }],
    });
  });
});
