import type { Component, ContentType, Schemas } from '@admin/content-model';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
  type PermissionsByType,
} from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { statusOf } from '../../../testing/status-of.ts';
import type { ContentPermissions, RowCondition } from '../../permissions/content-permissions.ts';
import { systemPermissions } from '../../permissions/public-permissions.ts';

const [thing, person] = ['api::thing.thing', 'api::person.person'];

const type = (uid: string, name: string, attributes: ContentType['attributes']): ContentType => ({
  uid,
  kind: 'collectionType',
  collectionName: `${name}s`,
  info: { singularName: name, pluralName: `${name}s`, displayName: name },
  attributes,
});
const component = (uid: string, attributes: Component['attributes']): Component => ({
  uid,
  category: 'part',
  info: { displayName: uid },
  attributes,
});

const schemas: Schemas = {
  contentTypes: new Map(
    [
      type(thing, 'thing', {
        name: { type: 'string' },
        hidden: { type: 'string' },
        cover: { type: 'media' },
        pin: { type: 'password' },
        editor: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
        subject: { type: 'relation', relation: 'morphToOne' },
        keeper: { type: 'relation', relation: 'manyToOne', target: person, inversedBy: 'things' },
        box: { type: 'component', component: 'part.box' },
        boxes: { type: 'component', component: 'part.box', repeatable: true },
      }),
      type(person, 'person', {
        name: { type: 'string' },
        things: { type: 'relation', relation: 'oneToMany', target: thing, mappedBy: 'keeper' },
      }),
    ].map((one) => [one.uid, one]),
  ),
  components: new Map(
    [
      component('part.lid', { shut: { type: 'string' }, color: { type: 'string' } }),
      component('part.box', {
        size: { type: 'integer' },
        text: { type: 'string' },
        secret: { type: 'string' },
        code: { type: 'password' },
        parts: { type: 'component', component: 'part.lid', repeatable: true },
        lid: { type: 'component', component: 'part.lid' },
        extras: { type: 'dynamiczone', components: ['part.lid'] },
        maker: { type: 'relation', relation: 'oneToOne', target: person },
        from: { type: 'relation', relation: 'oneToOne', target: person },
      }),
    ].map((one) => [one.uid, one]),
  ),
};

/** Administrator 2, with only these permissions to read. */
const reader = (
  read: NonNullable<NonNullable<PermissionsByType[string]>['read']>,
  others: PermissionsByType = {},
) => restrictedPermissions(2, { [thing]: { read }, ...others });

const onlyAnn: RowCondition = (row) => row('name', '=', 'Ann');
const nobody: RowCondition = () => sql`1 = 0`;

forEachDialect((dialect) => {
  describe('the names that a query may use', () => {
    let fixture: ContentFixture;
    const ids: Record<string, number> = {};
    const instances: Record<string, number> = {};

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
      const { content } = fixture;
      const create = async (uid: string, body: Record<string, unknown>, creator: number | null = 1) => {
        const permissions = systemPermissions(creator);
        const { entry } = await content.createEntry({ permissions, uid, body });
        ids[String(body['name'])] = entry.id;
        return entry;
      };
      await create(person, { name: 'Ann' });
      await create(person, { name: 'Zoe' });
      const one = await create(thing, {
        name: 'one',
        hidden: 'zzz',
        cover: await fixture.addFile('cover'),
        editor: 2,
        pin: 'Correct-Horse-7',
        keeper: ids['Ann'],
        box: {
          size: 30,
          text: 'red',
          secret: 'canary',
          code: 'Correct-Horse-7',
          lid: { color: 'blue', shut: 'canary' },
          parts: [{ color: 'green' }, { color: 'black' }],
          from: ids['Ann'],
          maker: ids['Zoe'],
        },
        boxes: [{ text: 'first' }, { text: 'second', from: ids['Ann'] }],
      });
      await create(
        thing,
        {
          name: 'two',
          hidden: 'mmm',
          editor: 1,
          keeper: ids['Zoe'],
          box: { size: 4, text: 'white', lid: { color: 'red' }, from: ids['Zoe'], maker: ids['Ann'] },
          boxes: [{ text: 'third' }],
        },
        2,
      );
      await create(thing, { name: 'three', hidden: 'aaa' }, null);
      const [box, boxes] = [one['box'] as { id: number }, one['boxes'] as readonly { id: number }[]];
      Object.assign(instances, { box: box.id, second: boxes[1]?.id });
    });

    const find = (
      query: Record<string, unknown>,
      permissions: ContentPermissions = fixture.admin,
      uid = thing,
    ) => fixture.content.findEntries({ permissions, uid, query });
    const names = async (...parameters: Parameters<typeof find>) =>
      (await find(...parameters)).results.map((entry) => entry['name']);
    it.each<[string, object, readonly string[]]>([
      ['a field of a component', { box: { text: 'red' } }, ['one']],
      ['a number in a component, as a number', { box: { size: { $gt: '5' } } }, ['one']],
      ['a component in a component', { box: { lid: { color: 'red' } } }, ['two']],
      ['any of several components in one', { box: { parts: { color: 'black' } } }, ['one']],
      ['any of several components', { boxes: { text: 'second' } }, ['one']],
      ['the target of a component’s link', { box: { from: { name: 'Zoe' } } }, ['two']],
      ['the target of a link of any component in a list', { boxes: { from: { name: 'Ann' } } }, ['one']],
      ['a linked administrator, by the id', { editor: 2 }, ['one']],
      ['a media attribute with a file', { cover: { id: { $notNull: 'true' } } }, ['one']],
      ['a media attribute without a file', { cover: { id: { $null: 'true' } } }, ['two', 'three']],
      ['the target of an entry’s link', { keeper: { name: 'Zoe' } }, ['two']],
      ['a missing component', { box: { text: { $null: 'true' } } }, ['three']],
      ['an existing component with a value', { $not: { box: { text: { $null: 'true' } } } }, ['one', 'two']],
      ['a missing list of components', { boxes: { text: { $null: 'true' } } }, ['three']],
      ['a missing link', { keeper: { name: { $null: 'true' } } }, ['three']],
      [
        'a creator without a value, or without a creator',
        { createdBy: { username: { $null: 'true' } } },
        ['two', 'three'],
      ],
      [
        'a creator by parts of their names',
        { createdBy: { lastname: { $contains: 'es' }, username: { $contains: 'd' } } },
        ['one'],
      ],
      ['a creator by the id, as a number', { createdBy: { id: { $gt: '1' } } }, ['two']],
      ['the last editor', { updatedBy: { firstname: 'Rita' } }, ['two']],
    ])('are %s', async (_what, filters, found) => {
      expect(await names({ filters })).toEqual(found);
    });

    it('include the names of creators for actors who may read administrators, and their ids for everyone', async () => {
      const clerk = reader([{}]);
      const manager = { ...clerk, holds: (action: string) => action === 'admin::users.read' };
      const named = { createdBy: { firstname: 'Rita' } };
      expect(await names({ filters: named }, manager)).toEqual(['two']);
      expect(await statusOf(find({ filters: named }, clerk))).toBe(400);
      expect(await statusOf(find({ filters: { updatedBy: { lastname: 'Test' } } }, clerk))).toBe(400);
      expect(await statusOf(find({ sort: 'createdBy.username' }, clerk))).toBe(400);
      expect(await names({ filters: { createdBy: { id: 2 } } }, clerk)).toEqual(['two']);
    });

    it('include the ids of components', async () => {
      expect(await names({ filters: { box: { id: instances['box'] } } })).toEqual(['one']);
      expect(await names({ filters: { boxes: { id: { $in: [instances['second']] } } } })).toEqual(['one']);
      expect(await names({ filters: { box: { id: instances['second'] } } })).toEqual([]);
    });

    it('reach linked entries from the other end of a relation', async () => {
      expect(await names({ filters: { things: { name: 'two' } } }, fixture.admin, person)).toEqual(['Zoe']);
      const query = { filters: { things: ids['one'] } };
      expect(await names(query, fixture.admin, person)).toEqual(['Ann']);
    });

    it.each([
      ['box.text:ASC', ['one', 'two']],
      ['box.size:ASC', ['two', 'one']],
      ['box.lid.color:DESC', ['two', 'one']],
      ['box:DESC', ['two', 'one']],
      ['box.from.name:DESC', ['two', 'one']],
      ['keeper.name:DESC', ['two', 'one']],
      ['keeper:DESC', ['two', 'one']],
      ['box.maker.name:ASC', ['two', 'one']],
      ['editor:ASC', ['two', 'one']],
      ['createdBy.username:DESC', ['one', 'two']],
      ['updatedBy.username:DESC', ['one', 'two']],
    ])('sort by %s', async (sort, order) => {
      expect((await names({ sort })).filter((name) => name !== 'three')).toEqual(order);
    });

    it.each<{ readonly sort?: string; readonly filters?: object }>([
      { sort: 'boxes.text' },
      { sort: 'box.parts.color' },
      { sort: 'pin' },
      { sort: 'locale' },
      { sort: 'things.name' },
      { filters: { pin: { $notNull: 'true' } } },
      { filters: { box: { code: { $notNull: 'true' } } } },
      { filters: { box: { none: 'x' } } },
      { filters: { box: { extras: { color: 'x' } } } },
      { filters: { locale: 'en' } },
      { filters: { publishedAt: { $null: 'true' } } },
      { filters: { editor: { email: 'ada@example.com' } } },
      { filters: { subject: { id: 1 } } },
      { filters: { cover: { name: 'cover' } } },
      { sort: 'cover' },
      { sort: 'subject' },
      { filters: { constructor: 'x' } },
      { filters: { createdBy: { email: 'ada@example.com' } } },
      { filters: { createdBy: { constructor: 'x' } } },
    ])('do not include %j', async (query) => {
      const uid = query.sort === 'things.name' ? person : thing;
      expect(await statusOf(find(query, fixture.admin, uid))).toBe(400);
    });

    it('are limited to readable fields, in components too', async () => {
      const some = reader([{ fields: new Set(['name', 'box.text', 'box.lid.color', 'boxes.text']) }]);
      expect(await names({ filters: { box: { text: 'red', lid: { color: 'blue' } } } }, some)).toEqual([
        'one',
      ]);
      for (const query of [
        { filters: { hidden: 'zzz' } },
        { filters: { keeper: ids['Ann'] } },
        { filters: { cover: { id: { $null: 'true' } } } },
        { filters: { box: { secret: 'canary' } } },
        { filters: { box: { from: ids['Ann'] } } },
        { filters: { box: { lid: { shut: 'canary' } } } },
        { filters: { box: { parts: { color: 'black' } } } },
        { sort: 'hidden' },
        { sort: 'keeper' },
        { sort: 'box.secret' },
      ]) {
        expect([query, await statusOf(find(query, some))]).toEqual([query, 400]);
      }
      const none = reader([{ fields: new Set(['name']) }]);
      for (const filters of [
        { box: { text: 'red' } },
        { box: { id: instances['box'] } },
        { boxes: { id: 1 } },
      ]) {
        expect(await statusOf(find({ filters }, none))).toBe(400);
      }
    });

    it('neither match nor sort by values on rows where they may not be read, nor by their absence', async () => {
      const own = { conditions: [createdBy(2)] };
      const some = reader([{ fields: new Set(['name']) }, own], { [person]: { read: [{}] } });
      for (const filters of [
        { hidden: { $notNull: 'true' } },
        { keeper: { name: { $notNull: 'true' } } },
        { box: { text: { $notNull: 'true' } } },
        { box: { lid: { color: { $notNull: 'true' } } } },
        { boxes: { text: { $notNull: 'true' } } },
      ]) {
        expect([filters, await names({ filters }, some)]).toEqual([filters, ['two']]);
        expect([filters, await names({ filters: { $not: filters } }, some)]).toEqual([
          filters,
          ['one', 'three'],
        ]);
      }
      const withCover = { cover: { id: { $notNull: 'true' } } };
      expect(await names({ filters: withCover }, some)).toEqual([]);
      expect(await names({ filters: { cover: { id: { $null: 'true' } } } }, some)).toEqual(['two']);
      const others = (await names({ sort: 'hidden:ASC' }, some)).filter((name) => name !== 'two');
      expect(others).toEqual(['one', 'three']);
    });

    it('include only the ids of linked entries that may not be read', async () => {
      const blind = reader([{}]);
      expect(await names({ filters: { keeper: ids['Zoe'] } }, blind)).toEqual(['two']);
      const byMaker = await names({ sort: 'box.maker:ASC' }, blind);
      expect(byMaker.filter((name) => name !== 'three')).toEqual(['two', 'one']);
      expect(await names({ filters: { keeper: { id: { $gt: String(ids['Ann']) } } } }, blind)).toEqual([
        'two',
      ]);
      expect((await names({ sort: 'keeper:DESC' }, blind)).filter((name) => name !== 'three')).toEqual([
        'two',
        'one',
      ]);
      for (const query of [
        { filters: { keeper: { name: 'Zoe' } } },
        { filters: { keeper: { createdAt: { $notNull: 'true' } } } },
        { sort: 'keeper.name' },
      ]) {
        expect([query, await statusOf(find(query, blind))]).toEqual([query, 400]);
      }
      const things = restrictedPermissions(2, { [person]: { read: [{}] } });
      expect(await names({ filters: { things: ids['two'] } }, things, person)).toEqual(['Zoe']);
    });

    it('reach only linked entries that may be read', async () => {
      const some = reader([{}], { [person]: { read: [{ conditions: [onlyAnn] }] } });
      expect(await names({ filters: { keeper: { name: { $notNull: 'true' } } } }, some)).toEqual(['one']);
      const sorted = await names({ sort: 'keeper.name:ASC' }, some);
      expect(sorted.filter((name) => name !== 'one')).toEqual(['two', 'three']);
      const changing = reader([{}], { [person]: { read: [{ conditions: [nobody] }], update: [{}] } });
      expect(await names({ filters: { keeper: { name: { $notNull: 'true' } } } }, changing)).toEqual([]);
    });
  });

  describe('the count of a query', () => {
    let fixture: ContentFixture;
    let ann = 0;
    let thingId = 0;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
    });

    const create = async (uid: string, body: object) =>
      (await fixture.content.createEntry({ permissions: fixture.admin, uid, body })).entry.id;

    beforeEach(async () => {
      ann = await create(person, { name: 'Ann' });
      thingId = await create(thing, { name: 'one', keeper: ann });
    });

    const total = async (filters: object, permissions: ContentPermissions = fixture.admin) =>
      (await fixture.content.findEntries({ permissions, uid: thing, query: { filters } })).pagination.total;
    const write = (table: string, statement: string) =>
      fixture.database.transaction(async ({ kysely, touch }) => {
        await sql.raw(statement).execute(kysely);
        touch(table);
      });

    it('is recounted after a linked entry has changed', async () => {
      expect(await total({ id: thingId, keeper: { name: 'Ann' } })).toBe(1);
      await fixture.content.updateEntry({
        permissions: fixture.admin,
        uid: person,
        id: ann,
        body: { name: 'Eve' },
      });
      expect(await total({ id: thingId, keeper: { name: 'Ann' } })).toBe(0);
    });

    it('is recounted after a link was removed', async () => {
      expect(await total({ keeper: ann })).toBe(1);
      await write('links', 'delete from links');
      expect(await total({ keeper: ann })).toBe(0);
    });

    it('is recounted after the creator has changed', async () => {
      expect(await total({ id: thingId, createdBy: { firstname: 'Ada' } })).toBe(1);
      await write('admin_users', "update admin_users set firstname = 'Eve'");
      expect(await total({ id: thingId, createdBy: { firstname: 'Ada' } })).toBe(0);
    });

    it('is recounted after a table of a condition has changed', async () => {
      await sql.raw('create table doors (is_open integer)').execute(fixture.database.kysely);
      const isOpen: RowCondition = Object.assign<RowCondition, Pick<RowCondition, 'reads'>>(
        () => sql`exists (select 1 from doors)`,
        { reads: ['doors'] },
      );
      const some = restrictedPermissions(2, {
        [thing]: { read: [{ conditions: [isOpen] }, { conditions: [createdBy(2)] }] },
      });
      expect(await total({ id: thingId }, some)).toBe(0);
      await write('doors', 'insert into doors values (1)');
      expect(await total({ id: thingId }, some)).toBe(1);
    });
  });
});
