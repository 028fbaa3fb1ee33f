import { forEachDialect, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleUid, frontUid, openMagazine, type Magazine } from './magazine.testing.ts';

const missing = (...names: readonly string[]) => ({
  error: {
    details: {
      errors: names.map((name) => ({
        path: [name],
        message: `${name} is a required field`,
        name: 'ValidationError',
      })),
    },
  },
});

forEachDialect((dialect) => {
  describe('the initial values of a translation', () => {
    let magazine: Magazine;
    let english = 0;
    let french = 0;

    beforeAll(async () => {
      magazine = await openMagazine(dialect);
      await magazine.add('fr');
      await magazine.add('de');
      english = await magazine.article('en', { title: 'News', views: 43, code: null, pin: 'pin-1234' });
      french = await magazine.article('fr', { title: 'Nouvelles' }, english);
    });
    afterAll(() => magazine.close());

    const ask = (body: object, as?: TestSession) =>
      magazine.send('POST', '/content-manager/actions/get-non-localized-fields', body, as);
    const german = () => ({ model: articleUid, id: english, locale: 'de' });

    it('are the shared values, with the existing versions', async () => {
      const { status, body } = await ask(german());
      expect([status, body]).toMatchObject([
        200,
        {
          nonLocalizedFields: { views: 43, code: null },
          localizations: [
            { id: french, title: 'Nouvelles', views: 43, locale: 'fr', publishedAt: null },
            { id: english, locale: 'en', publishedAt: null },
          ],
        },
      ]);
      const { nonLocalizedFields, localizations } = body as Record<string, object[]>;
      expect(Object.keys(nonLocalizedFields ?? {}).toSorted()).toEqual(['code', 'views']);
      expect(localizations?.[1]).toEqual({ id: english, locale: 'en', publishedAt: null });
      expect(await ask({ ...german(), id: String(english) })).toMatchObject({ status: 200 });
    });

    it('need no id for a single type', async () => {
      expect(await ask({ model: frontUid, locale: 'fr' })).toMatchObject({ status: 404 });
      await magazine.front('en', 'Home');
      expect(await ask({ model: frontUid, id: null, locale: 'fr' })).toMatchObject({
        status: 200,
        body: { nonLocalizedFields: { columns: 2 }, localizations: [{ locale: 'en' }] },
      });
    });

    it('report missing parameters', async () => {
      expect(await ask({ model: articleUid })).toMatchObject({ status: 400, body: missing('id', 'locale') });
      expect(await ask({ model: articleUid, locale: 'de' })).toMatchObject({
        status: 400,
        body: missing('id'),
      });
      expect(await ask({ ...german(), id: 9999 })).toMatchObject({ status: 404 });
      expect(await ask({ ...german(), model: 'api::nothing.nothing' })).toMatchObject({ status: 403 });
      expect(await ask({ model: 'api::tag.tag', id: 1, locale: 'de' })).toMatchObject({
        status: 400,
        body: { error: { name: 'ApplicationError' } },
      });
    });

    it('are for users who may create the entry in that locale, limited to what they may read', async () => {
      const inGerman = { locales: ['de'] };
      const fields = ['title', 'views'];
      const { session } = await magazine.person([], { create: inGerman, read: { ...inGerman, fields } });
      const { status, body } = await ask(german(), session);
      expect([status, body]).toEqual([
        200,
        {
          nonLocalizedFields: { views: 43 },
          localizations: [
            { id: french, locale: 'fr', publishedAt: null },
            { id: english, locale: 'en', publishedAt: null },
          ],
        },
      ]);
      expect(await ask({ ...german(), locale: 'fr' }, session)).toMatchObject({ status: 403 });
      const reader = await magazine.person([], { read: { locales: null } });
      expect(await ask(german(), reader.session)).toMatchObject({ status: 403 });
      const writer = await magazine.person([], { create: { locales: null } });
      expect(await ask(german(), writer.session)).toMatchObject({ status: 403 });
    });
  });
});
