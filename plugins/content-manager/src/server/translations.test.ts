import { forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closed, openContracts, type Contracts, type Shown } from './contracts.testing.ts';

const everything = [{ fields: null }];
const shared = ['cost', 'office'];

forEachDialect((dialect) => {
  describe('the shared values of a translation', () => {
    let contracts: Contracts;
    let english: Shown;

    beforeAll(async () => {
      contracts = await openContracts(dialect);
    });
    afterAll(() => contracts.close());

    beforeEach(async () => {
      const body = { title: 'Theirs', secret: 'S', cost: 777, office: { text: 'O', hidden: 'H' } };
      english = await contracts.create(body);
    });

    const query = () => `?locale=fr&relatedEntityId=${english.id}`;
    const translate = (as: Contracts['admin'], body: object = {}) =>
      contracts.send(as, 'POST', query(), { title: 'Traduit', ...body });

    it('are not copied from an entry that may not be read', async () => {
      const own = { fields: null, own: true };
      const thief = await contracts.person({ create: everything, read: [{ fields: ['title'] }, own] });
      const response = await translate(thief);
      expect(response).toMatchObject(closed('cost'));
      expect(JSON.stringify(response.body)).not.toContain('777');
      expect(await translate(thief, { cost: 1, office: null })).toMatchObject(closed('cost'));
      expect((await contracts.read(english.id))['localizations']).toEqual([]);
    });

    it('are not copied to an entry that may not be written, whether there is a value or not', async () => {
      const fields = ['title', 'office.text', 'cost'];
      const translator = await contracts.person({ create: [{ fields }], read: everything });
      expect(await translate(translator)).toMatchObject(closed('office.hidden'));
      english = await contracts.create({ title: 'Empty' });
      expect(await translate(translator)).toMatchObject(closed('office.hidden'));
    });

    it('are copied by users who may read the original and write the translation', async () => {
      const fields = ['title', ...shared];
      const french = { fields, locales: ['fr'] };
      const translator = await contracts.person({ create: [french], read: [french], update: [french] });
      const { status, body } = await translate(translator);
      expect([status, body]).toMatchObject([200, { cost: 777, office: { text: 'O', hidden: 'H' } }]);
      expect(body).not.toHaveProperty('secret');
      expect(await contracts.read((body as Shown).id)).toMatchObject({ secret: null });
    });

    it('are not changed from one locale by users who may not change them in the others', async () => {
      const { id } = await contracts.create({ title: 'Traduit' }, query());
      const office = ((await contracts.read(id))['office'] as Shown).id;
      const french = { fields: null, locales: ['fr'] };
      const translator = await contracts.person({ read: everything, update: [french] });
      const put = (body: object) => contracts.send(translator, 'PUT', `/${id}`, body);
      const before = [await contracts.stored(english.id), await contracts.stored(id)];
      expect(await put({ title: 'new', cost: 1 })).toMatchObject(closed('cost'));
      expect(await put({ office: { id: office, hidden: 'new' } })).toMatchObject(closed('office.hidden'));
      expect(await put({ office: null })).toMatchObject(closed('office'));
      expect([await contracts.stored(english.id), await contracts.stored(id)]).toEqual(before);
      expect((await put({ title: 'new', cost: 777, office: { id: office, text: 'O' } })).status).toBe(200);
      expect(await contracts.stored(english.id)).toEqual(before[0]);
    });

    it('cannot be found out by users who may not read them', async () => {
      const { id } = await contracts.create({ title: 'Traduit' }, query());
      const french = { fields: null, locales: ['fr'] };
      const blind = await contracts.person({ read: [{ fields: ['title'] }], update: [french] });
      for (const cost of [776, 777]) {
        expect(await contracts.send(blind, 'PUT', `/${id}`, { cost })).toMatchObject(closed('cost'));
      }
    });

    it('are changed in each locale as far as its permissions allow', async () => {
      const { id } = await contracts.create({ title: 'Traduit' }, query());
      const office = ((await contracts.read(id))['office'] as Shown).id;
      const fields = ['cost', 'office.text'];
      const editor = await contracts.person({ read: everything, update: [{ fields }] });
      const before = await contracts.instances(english.id, 'office');
      const body = { cost: 5, office: { id: office, text: 'new', hidden: 'ignored' } };
      expect((await contracts.send(editor, 'PUT', `/${id}`, body)).status).toBe(200);
      expect(await contracts.instances(english.id, 'office')).toEqual([{ ...before[0], text: 'new' }]);
      expect(await contracts.read(english.id)).toMatchObject({ cost: 5, office: { hidden: 'H' } });
    });

    it('are equal from the start, or no translation is created', async () => {
      const create = { create: everything, read: everything };
      const office = { text: 'O', hidden: 'H' };
      const translator = await contracts.person(create);
      expect(await translate(translator, { cost: 5 })).toMatchObject(closed('cost'));
      expect(await translate(translator, { office: null })).toMatchObject(closed('office'));
      expect((await contracts.read(english.id))['localizations']).toEqual([]);
      expect((await translate(translator, { cost: 777, office })).status).toBe(200);
      english = await contracts.create({ title: 'Another', cost: 1, office });
      const editor = await contracts.person({ ...create, update: everything });
      const { body } = await translate(editor, { cost: 5, office: { text: 'new' } });
      const after = { cost: 5, office: { text: 'new', hidden: null } };
      expect([await contracts.read(english.id), body]).toMatchObject([after, after]);
    });

    it('leave no published locale incomplete', async () => {
      const { id } = await contracts.create({ title: 'Traduit' }, query());
      await contracts.send(contracts.admin, 'POST', `/${english.id}/actions/publish`);
      expect((await contracts.send(contracts.admin, 'PUT', `/${id}`, { cost: null })).status).toBe(400);
      expect(await contracts.read(english.id)).toMatchObject({ cost: 777 });
    });
  });
});
