import { entryActions, type Schemas } from '@admin/content-model';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import { entryActionsPlugin } from '../../identity/permissions/fixtures/entry-actions-plugin.ts';
import {
  addAttributes,
  before,
  defineLinkTarget,
  defineServerPlugin,
  type LinkTarget,
} from '../../plugin-api/index.ts';
import type { EntryChange, EntryValues } from '../../events/entry-hooks.ts';
import { addUser, at, forEachDialect, startTestServer, type TestServer } from '../../testing/index.ts';
import { bareHost } from '../resolution/fixtures/bare-host.ts';
import { resolvePlugins } from '../resolution/resolve-plugins.ts';

const uid = 'api::book.book';
const shelf = 'plugin::shelves.shelf';
const system = systemPermissions(1);

const schemas: Schemas = {
  contentTypes: new Map([
    [
      uid,
      {
        uid,
        kind: 'collectionType',
        info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
        attributes: { title: { type: 'string' } },
      },
    ],
  ]),
  components: new Map(),
};

const shelfTarget = defineLinkTarget({
  type: {
    uid: shelf,
    kind: 'collectionType',
    info: { singularName: 'shelf', pluralName: 'shelves', displayName: 'Shelf' },
    attributes: { name: { type: 'string' }, floor: { type: 'integer' } },
  },
  table: 'shelves',
  columns: { name: 'name', floor: 'floor' },
});

const shelves = defineServerPlugin({
  id: 'shelves',
  title: 'Shelves',
  migrations: [
    {
      id: '0001-shelves',
      async up(db, { identityType }) {
        await sql`create table shelves (id ${identityType}, name text not null, floor integer not null)`.execute(
          db,
        );
        await sql`insert into shelves (name, floor) values ('Novels', 2), ('Atlases', 1)`.execute(db);
      },
    },
  ],
  linkTargets: [shelfTarget],
  extendContentTypes: [
    addAttributes({
      to: ({ uid: type }) => type === uid,
      managed: true,
      attributes: {
        shelf: { type: 'relation', relation: 'manyToOne', target: shelf },
        librarian: { type: 'relation', relation: 'manyToOne', target: 'admin::user' },
      },
    }),
  ],
  before: [
    before('entry.create', () => ({ shelf: 1 })),
    before('entry.import', (change) => setOnImport(change)),
  ],
});

/** The hook on imports, which tests replace. */
let setOnImport = (_change: EntryChange): EntryValues => ({});

forEachDialect((dialect) => {
  describe('managed attributes', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas,
        plugins: [entryActionsPlugin, shelves],
      });
      await server.client.registerAdmin();
    });

    afterAll(() => server.close());

    const create = async (body: object = {}) =>
      (await server.services.content.createEntry({ permissions: system, uid, body })).entry;
    const read = async (id: number) =>
      (await server.services.content.readEntry({ permissions: system, uid, id })).entry;
    const write = (attribute: string, ids: readonly number[], to: number | null) =>
      server.services.database.transaction((within) =>
        server.services.content.writeManagedLinks({ uid, attribute, ids, to, within }),
      );

    it('[P65] ignore what clients send, and keep what hooks and the plugin set', async () => {
      const { content } = server.services;
      const entry = await create({ shelf: 2, librarian: 1 });
      expect(entry).toMatchObject({ shelf: { id: 1, name: 'Novels', floor: 2 }, librarian: null });
      await write('shelf', [entry.id], 2);
      const { entry: updated } = await content.updateEntry({
        permissions: system,
        uid,
        id: entry.id,
        body: { title: 'Moved', shelf: { connect: [1] } },
      });
      expect(updated).toMatchObject({ title: 'Moved', shelf: { id: 2, name: 'Atlases' } });
      const clone = await content.cloneEntry({ permissions: system, uid, id: entry.id, body: { shelf: 2 } });
      expect(clone.entry).toMatchObject({ shelf: { id: 1 } });
      const imported = await content.importEntries({
        uid,
        entries: [{ values: { title: 'Imported', shelf: [2] } }],
      });
      expect(await read(imported[0] ?? 0)).toMatchObject({ shelf: null });
    });

    it('[P53] are set on imported entries by a hook, once per batch', async () => {
      const received: EntryChange[] = [];
      setOnImport = (change) => {
        received.push(change);
        return { shelf: 2 };
      };
      const entries = ['One', 'Two'].map((title) => ({ values: { title, shelf: [1] } }));
      const ids = await server.services.content.importEntries({ uid, entries, actorId: 1 });
      expect(received).toEqual([{ uid, id: null, locale: null, values: {}, actorId: 1 }]);
      for (const id of ids) expect(await read(id)).toMatchObject({ shelf: { id: 2 }, librarian: null });
    });

    it('[P53] are the only ones that a hook on imports sets', async () => {
      const { content } = server.services;
      const total = async () =>
        (await content.findEntries({ permissions: system, uid, query: {} })).pagination.total;
      const before = await total();
      setOnImport = () => ({ title: 'Mine' });
      const imported = content.importEntries({ uid, entries: [{ values: { title: 'One' } }] });
      await expect(imported).rejects.toThrow('cannot set title');
      setOnImport = () => ({});
      expect(await total()).toBe(before);
    });

    it('[P65] do not change the version of an entry', async () => {
      const { id } = await create();
      const version = async () =>
        (await server.services.content.readEntry({ permissions: system, uid, id })).version;
      const before = await version();
      await write('shelf', [id], null);
      expect([await version(), (await read(id))['shelf']]).toEqual([before, null]);
    });

    it('[P65] are readable with their entry, and not in the permission editor', async () => {
      const entry = await create({ title: 'Atlas' });
      const role = [{ action: entryActions.read, subject: uid, properties: { fields: ['title'] } }];
      const person = { email: 'lea@example.com', password: 'Correct-Horse-7', role };
      const { userId } = await addUser(server.services, person);
      const session = await server.client.signIn(person);
      const own = await server.client.send('GET', '/admin/users/me/permissions', undefined, { as: session });
      expect(at(own.body, 'data.0.properties.fields')).toEqual(['title', 'shelf', 'librarian']);
      const permissions = await server.services.identity.permissionsOfUser(userId);
      if (permissions === null) throw new Error('no permissions');
      const found = await server.services.content.findEntries({
        permissions,
        uid,
        query: { filters: { shelf: { name: 'Novels' }, id: entry.id }, sort: 'shelf.floor:asc' },
      });
      expect(found.results).toMatchObject([{ title: 'Atlas', shelf: { name: 'Novels' } }]);
      const layout = await server.services.identity.readPermissionLayout();
      const subject = layout.sections.collectionTypes.subjects.find((one) => one.uid === uid);
      expect(subject?.properties[0]?.children.map(({ value }) => value)).toEqual(['title']);
      const { content } = server.services;
      const contentType = server.services.schemas.contentTypes.get(uid);
      if (contentType === undefined) throw new Error('no content type');
      const { layouts, metadatas } = await content.configurations.read(contentType);
      expect(layouts.edit.flat().map(({ name }) => name)).toEqual(['title']);
      expect(metadatas['shelf']).toMatchObject({ edit: { visible: false }, list: { mainField: 'name' } });
    });

    it('[P66] let only users who may read users filter by the name of a linked one', async () => {
      const { id } = await create();
      await write('librarian', [id], 1);
      const list = (permissions: typeof system) =>
        server.services.content.findEntries({
          permissions,
          uid,
          query: { filters: { librarian: { firstname: { $eq: 'Ada' } } }, sort: 'librarian.firstname:asc' },
        });
      expect((await list(system)).results).toMatchObject([{ id, librarian: { firstname: 'Ada' } }]);
      await expect(list({ ...system, holds: () => false })).rejects.toMatchObject({ code: 'QUERY_INVALID' });
    });

    it('[P66] lose the links to a deleted user', async () => {
      const { id } = await create();
      const { userId } = await addUser(server.services, {
        email: 'max@example.com',
        password: 'Correct-Horse-7',
        role: [],
      });
      await write('librarian', [id], userId);
      const session = await server.client.signIn();
      await server.client.send('DELETE', `/admin/users/${userId}`, undefined, { as: session });
      const { rows } =
        await sql`select 1 from links where source_id = ${id} and target_uid = 'admin::user'`.execute(
          server.services.database.kysely,
        );
      expect(rows).toEqual([]);
    });

    it('[P65] are filled, replaced and counted in batches', async () => {
      const { content, database } = server.services;
      const replace = (to: number | null, from: number | null = 2) =>
        database.transaction((within) =>
          content.replaceManagedLinks({ uid, attribute: 'shelf', from, to, limit: 4, within }),
        );
      await replace(1);
      const ids: number[] = [];
      for (let index = 0; index < 5; index += 1) ids.push((await create()).id);
      await write('shelf', ids, null);
      const first = (ids[0] ?? 0) - 1;
      const fill = (after: number) =>
        database.transaction((within) =>
          content.fillManagedLinks({ uid, attribute: 'shelf', to: 2, after, limit: 3, within }),
        );
      const { last } = await fill(first);
      expect(last).toBe(ids[2]);
      const linked = async () => content.readManagedLinks({ uid, attribute: 'shelf', ids });
      expect([...(await linked()).keys()].toSorted((one, other) => one - other)).toEqual(ids.slice(0, 3));
      expect(await fill(last ?? 0)).toEqual({ last: null });
      const count = (to: number | null, limit = 100) =>
        content.countManagedLinks({ uid, attribute: 'shelf', to, limit });
      expect([await count(2), await count(2, 4)]).toEqual([5, 4]);
      expect([await replace(1), await replace(1), await replace(1)]).toEqual([4, 1, 0]);
      expect(await count(2)).toBe(0);
      expect(new Set((await linked()).values())).toEqual(new Set([1]));
    });

    it('[P65] admit only work on an entry that the actor may perform the action on', async () => {
      const { content } = server.services;
      const { id } = await create();
      const call = { uid, id, action: 'update' } as const;
      expect(await content.requireEntry({ ...call, permissions: system })).toMatchObject({
        id,
        locale: null,
      });
      const nothing = { ...system, grants: () => [] };
      await expect(content.requireEntry({ ...call, permissions: nothing })).rejects.toMatchObject({
        status: 403,
      });
      await expect(content.requireEntry({ ...call, permissions: system, id: 'x' })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
});

describe('the link targets of a plugin', () => {
  it('[P66] have a uid that starts with the id of the plugin', () => {
    const foreign: LinkTarget = { ...shelfTarget, type: { ...shelfTarget.type, uid: 'plugin::other.shelf' } };
    const { plugins, problems } = resolvePlugins([{ ...shelves, linkTargets: [foreign] }], bareHost);
    expect(plugins).toEqual([]);
    expect(problems.map(({ code }) => code)).toContain('CONTENT_TYPE_FOREIGN');
  });
});
