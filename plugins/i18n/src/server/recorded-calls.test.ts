import { systemPermissions } from '@admin/server';
import { addUser, forEachDialect, startTestServer, type TestServer } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { i18nServer } from './i18n-server.ts';
import { articleSchemas, articleUid, sharedByLocales } from './recorded-article.testing.ts';
import { anyTime, shownLocale } from './shown-locale.testing.ts';

const refusal = (status: number, name: string, message: unknown, details: object = {}) => ({
  status,
  body: { data: null, error: { status, name, message, details } },
});

/** Returns the error for several invalid fields, in this order. */
const invalidFields = (...fields: readonly (readonly [string, unknown])[]) =>
  refusal(400, 'ValidationError', `${fields.length} errors occurred`, {
    errors: fields.map(([field, message]) => ({ path: [field], message, name: 'ValidationError' })),
  });

forEachDialect((dialect) => {
  describe('recorded requests about locales', () => {
    let server: TestServer;
    let send: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<object>;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas: articleSchemas,
        plugins: [i18nServer],
      });
      const as = await server.client.registerAdmin();
      send = async (method, path, sent) => {
        const { status, body } = await server.client.send(method, `/i18n${path}`, sent, { as });
        return { status, body };
      };
    });
    afterAll(() => server.close());

    it('are rejected without a session', async () => {
      const { status, body } = await server.client.send('GET', '/i18n/locales');
      expect({ status, body }).toStrictEqual(
        refusal(401, 'UnauthorizedError', 'Missing or invalid credentials'),
      );
    });

    it('list the locales, and those that can be added', async () => {
      const english = shownLocale(1, 'en', 'English (en)', true);
      expect(await send('GET', '/locales')).toStrictEqual({ status: 200, body: [english] });
      const { status, body } = (await send('GET', '/iso-locales')) as { status: number; body: object[] };
      expect([status, body.find((locale) => 'code' in locale && locale.code === 'af')]).toStrictEqual([
        200,
        { code: 'af', name: 'Afrikaans (af)' },
      ]);
    });

    it('add a locale', async () => {
      const french = { code: 'fr', name: 'French (fr)', isDefault: false };
      expect(await send('POST', '/locales', french)).toStrictEqual({
        status: 200,
        body: shownLocale(2, 'fr', 'French (fr)', false),
      });
    });

    it('are rejected for an unknown locale without a default setting', async () => {
      expect(await send('POST', '/locales', { code: 'xx-XX', name: 'Nope' })).toStrictEqual(
        invalidFields(
          [
            'code',
            expect.stringMatching(/^code must be one of the following values: (\w[\w-]*, )+\w[\w-]*$/),
          ],
          ['isDefault', 'isDefault is a required field'],
        ),
      );
    });

    it('list the locales after a change of the default', async () => {
      await send('POST', '/locales', { code: 'de', name: 'German (de)', isDefault: false });
      await send('PUT', '/locales/2', { name: 'Français' });
      await send('PUT', '/locales/3', { isDefault: true });
      expect(await send('GET', '/locales')).toStrictEqual({
        status: 200,
        body: [
          shownLocale(1, 'en', 'English (en)', false),
          shownLocale(2, 'fr', 'Français', false),
          shownLocale(3, 'de', 'German (de)', true),
        ],
      });
    });

    it('are rejected when they delete the default locale', async () => {
      expect(await send('DELETE', '/locales/3')).toStrictEqual(
        refusal(400, 'ApplicationError', 'Cannot delete the default locale'),
      );
    });

    it('change the default locale, delete another one, and receive 404 for a missing one', async () => {
      expect(await send('PUT', '/locales/1', { isDefault: true })).toStrictEqual({
        status: 200,
        body: shownLocale(1, 'en', 'English (en)', true),
      });
      expect(await send('DELETE', '/locales/3')).toStrictEqual({
        status: 200,
        body: shownLocale(3, 'de', 'German (de)', false),
      });
      expect(await send('PUT', '/locales/9999', { name: 'x' })).toStrictEqual(
        refusal(404, 'NotFoundError', 'locale.notFound'),
      );
    });

    it('list the locales for a user without permissions on them', async () => {
      const rita = { email: 'rita@example.com', password: 'Correct-Horse-7' };
      await addUser(server.services, { ...rita, role: [] });
      const as = await server.client.signIn(rita);
      const { status, body } = await server.client.send('GET', '/i18n/locales', undefined, { as });
      expect({ status, body }).toStrictEqual({
        status: 200,
        body: [shownLocale(1, 'en', 'English (en)', true), shownLocale(2, 'fr', 'Français', false)],
      });
    });

    it('read the initial values of a translation, without passwords', async () => {
      const { content } = server.services;
      const permissions = systemPermissions();
      const english = await content.createEntry({
        permissions,
        uid: articleUid,
        locale: 'en',
        body: { title: 'A full article', secret: 'Correct-Horse-8', ...sharedByLocales },
      });
      const { id } = english.entry;
      const french = await content.createEntry({
        permissions,
        uid: articleUid,
        locale: 'fr',
        relatedEntityId: id,
        body: { title: 'Article complet', slug: 'article-complet' },
      });
      const call = { model: articleUid, id, locale: 'fr' };
      expect(await send('POST', '/content-manager/actions/get-non-localized-fields', call)).toStrictEqual({
        status: 200,
        body: {
          nonLocalizedFields: { ...sharedByLocales, cover: null },
          localizations: [
            {
              ...sharedByLocales,
              id: french.entry.id,
              title: 'Article complet',
              slug: 'article-complet',
              body: null,
              meta: null,
              createdAt: anyTime,
              updatedAt: anyTime,
              publishedAt: null,
              locale: 'fr',
            },
            { id, locale: 'en', publishedAt: null },
          ],
        },
      });
    });

    it('are rejected when they read initial values without an entry and a locale', async () => {
      const call = { model: articleUid };
      expect(await send('POST', '/content-manager/actions/get-non-localized-fields', call)).toStrictEqual(
        invalidFields(['id', 'id is a required field'], ['locale', 'locale is a required field']),
      );
    });
  });
});
