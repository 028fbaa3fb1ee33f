import { forEachDialect, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closed, openContracts, type Contracts, type Shown } from './contracts.testing.ts';

forEachDialect((dialect) => {
  describe('an actor who may write a part of a component', () => {
    let contracts: Contracts;
    let editor: TestSession;
    let entry: Shown;
    let terms: Shown;
    let items: readonly Shown[];

    beforeAll(async () => {
      contracts = await openContracts(dialect);
      const fields = ['title', 'terms.label', 'terms.note.text', 'items.label', 'items.note.text'];
      editor = await contracts.person({ create: [{ fields }], read: [{ fields }], update: [{ fields }] });
    });
    afterAll(() => contracts.close());

    beforeEach(async () => {
      const vault = await contracts.vault();
      const part = { label: 'L', hidden: 'H', pin: 'abcdef', vault, note: { text: 'N', hidden: 'NH' } };
      const body = { title: 'T', terms: part, items: [part, { ...part, hidden: 'H2' }], zone: [] };
      entry = await contracts.create(body);
      terms = entry['terms'] as Shown;
      items = entry['items'] as readonly Shown[];
    });

    const put = (body: object) => contracts.send(editor, 'PUT', `/${entry.id}`, body);

    it('changes that part and leaves everything else unchanged, in any order', async () => {
      const before = await contracts.instances(entry.id, 'items');
      const [first, second] = items;
      const { status, body } = await put({
        terms: { id: terms.id, label: 'new', hidden: 'overwritten' },
        items: [{ id: second?.id }, { id: first?.id, label: 'moved', pin: 'other-pin', vault: null }],
      });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/hidden|vault|pin/);
      const after = await contracts.instances(entry.id, 'items');
      expect(after).toEqual([before[1], { ...before[0], label: 'moved' }]);
      expect(await contracts.read(entry.id)).toMatchObject({
        terms: { id: terms.id, label: 'new', hidden: 'H', vault: { count: 1 } },
        items: [{ vault: { count: 1 } }, { label: 'moved', vault: { count: 1 } }],
      });
    });

    it('neither removes nor replaces one with a field they may not write', async () => {
      const before = await contracts.stored(entry.id);
      const [first, second] = items;
      for (const [path, body] of [
        ['terms.hidden', { terms: null }],
        ['terms.hidden', { terms: { label: 'new' } }],
        ['terms.note.hidden', { terms: { id: terms.id, note: null } }],
        ['terms.note.hidden', { terms: { id: terms.id, note: { text: 'new' } } }],
        ['items.hidden', { items: null }],
        ['items.hidden', { items: [] }],
        ['items.hidden', { items: [{ label: 'x' }] }],
        ['items.hidden', { items: [{ id: first?.id }] }],
        ['items.note.hidden', { items: [{ id: first?.id, note: null }, { id: second?.id }] }],
      ] as const) {
        expect([body, await put({ title: 'new', ...body })]).toMatchObject([body, closed(path)]);
      }
      expect(await contracts.stored(entry.id)).toEqual(before);
    });

    it('adds one whose other fields are empty', async () => {
      const [first, second] = items;
      const added = { label: 'added', hidden: 'mine', pin: 'mine' };
      const { status } = await put({ items: [{ id: first?.id }, added, { id: second?.id }] });
      expect(status).toBe(200);
      const [, stored] = await contracts.instances(entry.id, 'items');
      expect(stored).toMatchObject({ label: 'added', hidden: null, pin: null });
    });

    it('removes one that they added if they may write all its values', async () => {
      const whole = await contracts.person({ update: [{ fields: ['terms'] }] });
      expect((await contracts.send(whole, 'PUT', `/${entry.id}`, { terms: null })).status).toBe(200);
      const empty = await contracts.create({ title: 'T' });
      const { status } = await contracts.send(editor, 'PUT', `/${empty.id}`, { terms: null, items: [] });
      expect(status).toBe(200);
    });

    it('changes no zone without a permission for it', async () => {
      const zone = [{ __component: 'parts.note', text: 'Z', hidden: 'ZH' }];
      entry = await contracts.create({ title: 'T', zone });
      const before = await contracts.instances(entry.id, 'zone');
      const swapped = [{ __component: 'parts.terms', id: before[0]?.id, label: 'x' }];
      for (const sent of [null, [], swapped, [{ __component: 'parts.terms', label: 'x' }]]) {
        expect((await put({ title: 'new', zone: sent })).status).toBe(200);
      }
      expect(await contracts.instances(entry.id, 'zone')).toEqual(before);
    });

    it('may send each instance id once', async () => {
      const [first, second] = items;
      const before = await contracts.stored(entry.id);
      for (const id of [String(first?.id), `0x${first?.id}`, [first?.id], 3.5, 0, -1, true, {}]) {
        const response = await put({ items: [{ id }, { id: second?.id }] });
        expect([id, response]).toMatchObject([
          id,
          { status: 400, body: { error: { name: 'ValidationError' } } },
        ]);
      }
      const twice = [{ id: first?.id }, { id: second?.id }, { id: first?.id }];
      expect(await put({ items: twice })).toMatchObject({
        status: 400,
        body: { error: { message: 'items.2.id is sent twice' } },
      });
      const foreign = [...items.map(({ id }) => ({ id })), { id: terms.id }];
      expect(await put({ items: foreign })).toMatchObject({
        status: 400,
        body: {
          error: { message: 'Some of the provided components in items are not related to the entity' },
        },
      });
      expect(await contracts.stored(entry.id)).toEqual(before);
    });
  });
});
