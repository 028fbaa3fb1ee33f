import { forEachDialect, startTestServer } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../endpoints.ts';
import { localeActions } from '../locale-actions.ts';
import { openMagazine, type Magazine } from './magazine.testing.ts';
import { shownLocale } from './shown-locale.testing.ts';

const refusal = (status: number, name: string, message: string) => ({
  status,
  body: { data: null, error: { status, name, message } },
});

forEachDialect((dialect) => {
  describe('the locales of content', () => {
    let magazine: Magazine;

    beforeAll(async () => {
      magazine = await openMagazine(dialect);
    });
    afterAll(() => magazine.close());

    /** Returns the codes of all default locales. */
    const defaults = async () => {
      const { body } = await magazine.send('GET', '/locales');
      return (body as Locale[]).filter(({ isDefault }) => isDefault).map(({ code }) => code);
    };

    it('have one initial locale, which every signed-in user may read', async () => {
      const { session } = await magazine.person([]);
      const { status, body } = await magazine.send('GET', '/locales', undefined, session);
      expect([status, body]).toStrictEqual([200, [shownLocale(1, 'en', 'English (en)', true)]]);
      expect(await magazine.server.client.send('GET', '/i18n/locales')).toMatchObject(
        refusal(401, 'UnauthorizedError', 'Missing or invalid credentials'),
      );
    });

    it('are added with their name, or with that of the ISO list', async () => {
      const french = await magazine.send('POST', '/locales', {
        code: 'fr',
        name: 'French (fr)',
        isDefault: false,
      });
      expect([french.status, french.body]).toStrictEqual([200, shownLocale(2, 'fr', 'French (fr)', false)]);
      const german = await magazine.send('POST', '/locales', { code: 'de', name: '  ', isDefault: false });
      expect(german).toMatchObject(refusal(400, 'ValidationError', 'name is a required field'));
      const named = await magazine.send('POST', '/locales', { code: 'de', name: null, isDefault: false });
      expect(named.body).toStrictEqual(shownLocale(3, 'de', 'German (de)', false));
    });

    it('are unique', async () => {
      const again = await magazine.send('POST', '/locales', { code: 'fr', isDefault: false });
      expect(again).toMatchObject(refusal(400, 'ApplicationError', 'This locale already exists'));
    });

    it('require a known code, and whether they are the default', async () => {
      const { status, body } = await magazine.send('POST', '/locales', { code: 'xx-XX', name: 'Nope' });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: {
          name: 'ValidationError',
          message: '2 errors occurred',
          details: {
            errors: expect.arrayContaining([
              {
                path: ['code'],
                message: expect.stringMatching(
                  /^code must be one of the following values: .*\baf-NA, /,
                ) as unknown,
                name: 'ValidationError',
              },
              { path: ['isDefault'], message: 'isDefault is a required field', name: 'ValidationError' },
            ]) as unknown,
          },
        },
      });
    });

    it('are renamed without changing their order', async () => {
      const { status, body } = await magazine.send('PUT', '/locales/2', { name: ' Français ' });
      expect([status, body]).toStrictEqual([200, shownLocale(2, 'fr', 'Français', false)]);
      for (const name of ['', '   ', 'x'.repeat(51)]) {
        expect((await magazine.send('PUT', '/locales/2', { name })).status).toBe(400);
      }
      expect((await magazine.send('PUT', '/locales/2', { code: 'es' })).status).toBe(400);
      expect(await magazine.send('PUT', '/locales/9999', { name: 'x' })).toMatchObject(
        refusal(404, 'NotFoundError', 'locale.notFound'),
      );
      expect((await magazine.send('PUT', '/locales/x', { name: 'x' })).status).toBe(404);
    });

    it('have one default, which can be moved and not unset', async () => {
      expect((await magazine.send('PUT', '/locales/3', { isDefault: true })).body).toMatchObject({
        code: 'de',
        isDefault: true,
      });
      expect(await defaults()).toEqual(['de']);
      expect(await magazine.content.locales.defaultCode()).toBe('de');
      expect(await magazine.send('PUT', '/locales/3', { isDefault: false })).toMatchObject(
        refusal(400, 'ApplicationError', 'Make another locale the default instead'),
      );
      expect(await magazine.send('DELETE', '/locales/3')).toMatchObject(
        refusal(400, 'ApplicationError', 'Cannot delete the default locale'),
      );
      await Promise.all([1, 2, 3].map((id) => magazine.send('PUT', `/locales/${id}`, { isDefault: true })));
      expect(await defaults()).toHaveLength(1);
      expect((await magazine.send('PUT', '/locales/1', { isDefault: true })).status).toBe(200);
      const italian = await magazine.add('it', true);
      expect(await defaults()).toEqual(['it']);
      await magazine.send('PUT', '/locales/1', { isDefault: true });
      expect((await magazine.send('DELETE', `/locales/${italian}`)).body).toMatchObject({ code: 'it' });
    });

    it('require the permission for each operation', async () => {
      const calls = {
        read: () => ['GET', '/iso-locales'] as const,
        create: () => ['POST', '/locales', { code: 'es', isDefault: false }] as const,
        update: () => ['PUT', '/locales/2', { name: 'French' }] as const,
        delete: (id: number) => ['DELETE', `/locales/${id}`] as const,
      };
      const doomed = await magazine.add('pt-BR');
      for (const held of ['read', 'create', 'update', 'delete'] as const) {
        const { session } = await magazine.person([localeActions[held]]);
        for (const action of ['read', 'create', 'update', 'delete'] as const) {
          const [method, path, body] = calls[action](doomed);
          const { status } = await magazine.send(method, path, body, session);
          expect([held, action, status]).toEqual([held, action, held === action ? 200 : 403]);
        }
        const counted = await magazine.send('GET', '/locales/2/entries-count', undefined, session);
        expect(counted.status).toBe(held === 'delete' ? 200 : 403);
      }
    });

    it('are unchanged without the plugin, which then has no endpoints or permissions', async () => {
      const { database } = magazine.server.services;
      const without = await startTestServer({ database });
      const as = await without.client.signIn();
      expect((await without.client.send('GET', '/i18n/locales', undefined, { as })).status).toBe(404);
      expect(await without.services.content.locales.codes()).toContain('fr');
      const layout = await without.client.send('GET', '/admin/permissions', undefined, { as });
      expect(layout.status).toBe(200);
      expect(JSON.stringify(layout.body)).not.toContain('i18n');
      await without.close();
    });
  });
});
