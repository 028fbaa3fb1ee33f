import { entryActions } from '@admin/content-model';
import { forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeActions } from '../locale-actions.ts';
import { articleUid, openMagazine, type Magazine } from './magazine.testing.ts';

const refuse = () => Promise.reject(new Error('not this one'));

forEachDialect((dialect) => {
  describe('a deleted locale', () => {
    let magazine: Magazine;

    beforeAll(async () => {
      magazine = await openMagazine(dialect);
    });
    afterAll(() => magazine.close());

    const countsOf = async (id: number) => (await magazine.send('GET', `/locales/${id}/entries-count`)).body;

    it('reports the number of affected entries by type, and deletes only these', async () => {
      const french = await magazine.add('fr');
      const english = await magazine.article('en', { title: 'News', views: 4 });
      await magazine.article('fr', { title: 'Nouvelles' }, english);
      await magazine.article('fr', { title: 'Seulement' });
      await magazine.front('en', 'Home');
      await magazine.front('fr', 'Accueil');
      const counts = [
        { uid: articleUid, displayName: 'Article', count: 2 },
        { uid: 'api::front.front', displayName: 'Front page', count: 1 },
      ];
      expect(await countsOf(french)).toEqual({ data: counts });
      expect(await magazine.titles()).toEqual(['News', 'Nouvelles', 'Seulement']);

      const { session } = await magazine.person([localeActions.delete]);
      const { status, body } = await magazine.send('DELETE', `/locales/${french}`, undefined, session);
      expect([status, body]).toMatchObject([200, { id: french, code: 'fr', isDefault: false }]);
      expect(await magazine.titles()).toEqual(['News']);
      const { content, permissions } = magazine;
      const left = await content.readEntry({ permissions, uid: articleUid, id: english });
      expect(left.entry).toMatchObject({ title: 'News', views: 4, localizations: [] });
      const front = { permissions, uid: 'api::front.front' };
      const action = 'read';
      const id = await content.singleEntryId({ ...front, action });
      const { entry } = await content.readEntry({ ...front, id });
      expect(entry).toMatchObject({ heading: 'Home', localizations: [] });
      const inFrench = content.singleEntryId({ ...front, action, locale: 'fr' });
      await expect(inFrench).rejects.toMatchObject({ status: 404 });
      expect(await magazine.send('GET', `/locales/${french}/entries-count`)).toMatchObject({ status: 404 });
      expect(await magazine.send('DELETE', `/locales/${french}`)).toMatchObject({ status: 404 });
      await expect(magazine.article('fr', { title: 'Encore' })).rejects.toMatchObject({
        code: 'LOCALE_UNKNOWN',
      });
    });

    it('deletes entries in batches, and notifies listeners of each', async () => {
      const spanish = await magazine.add('es');
      const { database, events } = magazine.server.services;
      const id = await magazine.article('es', { title: 'Uno' });
      const rows = Array.from({ length: 450 }, (_, index) => ({ document: `es-${index}`, title: 'Más' }));
      await database.transaction(async ({ kysely, touch }) => {
        const first = await kysely
          .selectFrom('content_articles')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const { id: _id, ...values } = first;
        for (let start = 0; start < rows.length; start += 50) {
          const some = rows.slice(start, start + 50).map((row) => ({ ...values, document: row.document }));
          await kysely.insertInto('content_articles').values(some).execute();
        }
        touch('content_articles');
      });
      expect(await countsOf(spanish)).toMatchObject({ data: [{ uid: articleUid, count: 451 }] });
      const gone: number[] = [];
      const transactions: number[] = [];
      const stop = events.on('entry.delete', (event) => void gone.push(event.id));
      const stopCounting = events.beforeCommit('entry.delete', async (changes) => {
        transactions.push(changes.length);
        await Promise.resolve();
      });
      expect((await magazine.send('DELETE', `/locales/${spanish}`)).status).toBe(200);
      stop();
      stopCounting();
      expect(new Set(gone).size).toBe(451);
      expect(transactions).toEqual([200, 200, 51]);
      expect(await magazine.titles()).toEqual(['News']);
    });

    it('leaves the permissions of roles, which a later locale with its code does not restore', async () => {
      const italian = await magazine.add('it');
      const { roleId, session } = await magazine.person([], {
        read: { locales: ['en', 'it'] },
        delete: { locales: ['it'] },
        update: { locales: null },
      });
      const stored = async () => {
        const { body } = await magazine.server.client.send(
          'GET',
          `/admin/roles/${roleId}/permissions`,
          undefined,
          { as: magazine.admin },
        );
        const { data } = body as { data: { action: string; properties: { locales: unknown } }[] };
        return Object.fromEntries(data.map(({ action, properties }) => [action, properties.locales]));
      };
      const { read, delete: deleting, update } = entryActions;
      expect(await stored()).toEqual({ [read]: ['en', 'it'], [deleting]: ['it'], [update]: null });
      await magazine.send('DELETE', `/locales/${italian}`);
      await magazine.add('it');
      expect(await stored()).toEqual({ [read]: ['en'], [deleting]: [], [update]: null });
      const own = await magazine.server.client.send('GET', '/admin/users/me/permissions', undefined, {
        as: session,
      });
      expect(JSON.stringify(own.body)).not.toContain('"it"');
    });

    it('remains while one of its entries cannot be deleted, and is deleted by the next attempt', async () => {
      const dutch = await magazine.add('nl');
      await magazine.article('nl', { title: 'Blijft' });
      const { database } = magazine.server.services;
      const stop = magazine.server.services.events.beforeCommit('entry.delete', refuse);
      expect((await magazine.send('DELETE', `/locales/${dutch}`)).status).toBe(500);
      stop();
      expect(await magazine.titles()).toContain('Blijft');
      const rows = database.kysely.selectFrom('locales').select('code').where('id', '=', dutch);
      expect(await rows.execute()).toEqual([{ code: 'nl' }]);
      expect((await magazine.send('DELETE', `/locales/${dutch}`)).status).toBe(200);
    });
  });
});
