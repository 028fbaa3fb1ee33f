import type { Presence } from '@admin/contract';
import { addUser, forEachDialect, type TestPermission, type TestSession } from '@admin/server/testing';
import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, refusal, startShopServer, type Shop } from '../shop.testing.ts';
import { presenceTables } from './tables.ts';

const lamp = 'api::lamp.lamp';
const read: TestPermission = {
  action: 'plugin::content-manager.explorer.read',
  subject: lamp,
  properties: { fields: ['name'] },
};
const account = (name: string) => ({ email: `${name}@example.com`, password: 'Passw0rd-of-them' });

forEachDialect((dialect) => {
  describe('the other users with an entry open', () => {
    let shop: Shop;
    let nora: TestSession;
    let stranger: TestSession;
    let id: number;

    const join = async (name: string, role: readonly TestPermission[]) => {
      await addUser(shop.services, { ...account(name), role });
      return shop.client.signIn(account(name));
    };
    beforeAll(async () => {
      shop = await openShop(await dialect.open());
      nora = await join('nora', [read]);
      stranger = await join('stranger', []);
      id = await shop.create('lamp', { name: 'Desk' });
    });
    afterAll(() => shop.close());
    beforeEach(() => shop.clock.advance(60_000));

    const visit = (as: TestSession, does: string, more: { visitor?: string; path?: string } = {}) =>
      shop.client.send(
        'POST',
        `/content-manager/presence/${more.path ?? `${lamp}/${id}`}`,
        { visitor: more.visitor ?? 'tab', does },
        { as },
      );
    const presence = async (...call: Parameters<typeof visit>) => {
      const response = await visit(...call);
      expect(response).toMatchObject({ status: 200 });
      return (response.body as { data: Presence }).data;
    };

    it('are returned once for all their pages, until they leave', async () => {
      expect((await presence(nora, 'look')).people).toEqual([]);
      const { people, version } = await presence(shop.session, 'look');
      expect(people.map(({ id: _id, ...person }) => person)).toEqual([
        { firstname: 'Test', lastname: null, username: null, isEditing: false },
      ]);
      expect(version).toBe('"v1"');
      await presence(nora, 'edit', { visitor: 'another tab' });
      expect((await presence(shop.session, 'look')).people).toMatchObject([{ isEditing: true }]);
      await presence(nora, 'leave', { visitor: 'another tab' });
      expect((await presence(shop.session, 'look')).people).toMatchObject([{ isEditing: false }]);
      await presence(nora, 'leave');
      expect((await presence(shop.session, 'look')).people).toEqual([]);
    });

    it('are removed 30 seconds after their last request', async () => {
      await presence(nora, 'look');
      shop.clock.advance(29_000);
      expect((await presence(shop.session, 'look')).people).toHaveLength(1);
      shop.clock.advance(2_000);
      expect((await presence(shop.session, 'look')).people).toEqual([]);
    });

    it('are those of one entry, of which a page has one open at a time', async () => {
      const other = await shop.create('lamp', { name: 'Floor' });
      await presence(nora, 'look');
      await presence(nora, 'look', { path: `${lamp}/${other}` });
      expect((await presence(shop.session, 'look')).people).toEqual([]);
    });

    it('are returned with a newer version and its author', async () => {
      const { version } = await presence(nora, 'look');
      await shop.call('PUT', `/collection-types/${lamp}/${id}`, { name: 'Desk two' });
      const now = await presence(nora, 'look');
      expect(now.version).not.toBe(version);
      expect(now.updatedBy).toMatchObject({ firstname: 'Ada' });
    });

    it('are returned only to users who may read the entry', async () => {
      expect(await visit(stranger, 'look')).toMatchObject({ status: 403 });
      expect(await visit(nora, 'look', { path: `api::maker.maker/1` })).toMatchObject({ status: 403 });
      expect(await visit(nora, 'look', { path: `${lamp}/9999` })).toMatchObject(
        refusal(404, 'NotFoundError', 'Not Found'),
      );
      expect(await visit(nora, 'dance')).toMatchObject({ status: 400 });
      expect(await visit(nora, 'look', { visitor: 'x'.repeat(65) })).toMatchObject({ status: 400 });
    });

    it('are limited in pages per user, however many names they send', async () => {
      for (let page = 0; page < 25; page += 1) {
        shop.clock.advance(10);
        await presence(nora, 'look', { visitor: `page ${page}` });
      }
      const rows = await presenceTables(shop.services.database)
        .selectFrom('content_visits')
        .select('visitor')
        .execute();
      expect(rows).toHaveLength(20);
      expect(rows.map(({ visitor }) => visitor)).not.toContain('page 4');
    });

    it('are the same on every server of the database', async () => {
      const second = await startShopServer(shop.services.database);
      second.clock.advance(shop.clock.now() - second.clock.now());
      const there = await second.client.signIn(account('nora'));
      await presence(shop.session, 'edit');
      const response = await second.client.send(
        'POST',
        `/content-manager/presence/${lamp}/${id}`,
        { visitor: 'elsewhere', does: 'look' },
        { as: there },
      );
      expect(response.body).toMatchObject({ data: { people: [{ firstname: 'Ada', isEditing: true }] } });
      await second.close();
    });
  });
});
