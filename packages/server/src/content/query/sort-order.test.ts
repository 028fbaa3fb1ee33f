import type { ContentType, Schemas } from '@admin/content-model';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { createContentService } from '../content-service.ts';

const word: ContentType = {
  uid: 'api::word.word',
  kind: 'collectionType',
  info: { displayName: 'Word', singularName: 'word', pluralName: 'words' },
  pluginOptions: { i18n: { localized: true } },
  attributes: { text: { type: 'string' } },
};
const note: ContentType = {
  uid: 'api::note.note',
  kind: 'collectionType',
  info: { displayName: 'Note', singularName: 'note', pluralName: 'notes' },
  attributes: {
    text: { type: 'string' },
    about: { type: 'relation', relation: 'manyToOne', target: word.uid },
    box: { type: 'component', component: 'part.box' },
  },
};
const schemas: Schemas = {
  contentTypes: new Map([word, note].map((type) => [type.uid, type])),
  components: new Map([
    [
      'part.box',
      {
        uid: 'part.box',
        category: 'part',
        info: { displayName: 'Box' },
        attributes: { text: { type: 'string' } },
      },
    ],
  ]),
};

const names = ['Zebra', 'apple 21', 'zoo 7', 'Été 10', 'banana', 'ümlaut 14', 'Apfel', 'Über 13', 'zero'];
const namesInOrder = [
  'Apfel',
  'apple 21',
  'banana',
  'Été 10',
  'Über 13',
  'ümlaut 14',
  'Zebra',
  'zero',
  'zoo 7',
];

const locales = ['en', 'de', 'sv', 'es', 'cs'];

const letters = Array.from('abcdehiloprsuzABCHZåäöñčšßæéü -12бЖяαω東');
const text = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 })
  .map((all) => all.join('').trim() || 'a');

async function setDefault(database: Database, code: string): Promise<void> {
  await database.transaction(async (change) => {
    change.touch('locales');
    await sql`update locales set is_default = 0`.execute(change.kysely);
    await sql`update locales set is_default = 1 where code = ${code}`.execute(change.kysely);
  });
}

forEachDialect((dialect) => {
  describe('a list that is sorted by a text', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
      const { database } = fixture;
      const at = '2026-01-01T00:00:00.000Z';
      await database.transaction(async ({ kysely, touch }) => {
        touch('locales');
        for (const code of locales.slice(1)) {
          await sql`insert into locales (code, name, is_default, created_at, updated_at)
            values (${code}, ${code}, 0, ${at}, ${at})`.execute(kysely);
        }
      });
      await fixture.content.importEntries({
        uid: note.uid,
        entries: names.map((name) => ({ values: { text: name } })),
      });
    });

    const texts = async (uid: string, query: Record<string, unknown>, content = fixture.content) => {
      const call = { permissions: fixture.admin, uid, query: { pageSize: '200', ...query } };
      const { results } = await content.findEntries(call);
      return results.map((entry) => entry['text']);
    };

    it('ignores case and accents', async () => {
      expect(await texts(note.uid, { sort: 'text:ASC' })).toEqual(namesInOrder);
      expect(await texts(note.uid, { sort: 'text:DESC' })).toEqual(namesInOrder.toReversed());
      const page = { sort: 'text:ASC', pageSize: '4', page: '2' };
      expect(await texts(note.uid, page)).toEqual(namesInOrder.slice(4, 8));
    });

    it.each(locales)('follows the order of %s in entries of that locale', async (locale) => {
      const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
      const stored = fc.sample(text, 60);
      const { content, admin: permissions } = fixture;
      const call = { permissions, uid: word.uid };
      for (const one of stored) await content.createEntry({ ...call, locale, body: { text: one } });
      // Texts that differ in case and accents only stay in the order of their ids.
      expect(await texts(word.uid, { sort: 'text:ASC', locale })).toEqual(stored.toSorted(compare));
    });

    it('follows a changed text', async () => {
      const { content, admin: permissions } = fixture;
      const call = { permissions, uid: note.uid };
      const { entry } = await content.createEntry({ ...call, body: { text: 'äpfel' } });
      await content.updateEntry({ ...call, id: entry.id, body: { text: 'Zulu' } });
      expect((await texts(note.uid, { sort: 'text:DESC' }))[0]).toBe('Zulu');
      expect(await texts(note.uid, { _q: 'zu' })).toEqual(['Zulu']);
      expect(await texts(note.uid, { _q: 'äp', sort: 'text:ASC' })).toEqual(['Apfel', 'apple 21']);
      await content.deleteEntry({ ...call, id: entry.id });
      expect(await texts(note.uid, { _q: 'zu' })).toEqual([]);
    });

    it('follows names of creators and texts of related entries and components', async () => {
      await expect(texts(note.uid, { sort: 'createdBy.lastname:ASC' })).resolves.toHaveLength(names.length);
      await expect(texts(note.uid, { sort: 'about.text:ASC' })).resolves.toHaveLength(names.length);
      await expect(texts(note.uid, { sort: 'box.text:ASC' })).resolves.toHaveLength(names.length);
    });

    it('has the order of another default locale after the next start', async () => {
      const { database, content, admin: permissions } = fixture;
      await content.createEntry({ permissions, uid: note.uid, body: { text: 'öl' } });
      const before = await texts(note.uid, { sort: 'text:ASC' });
      expect(before.indexOf('öl')).toBeLessThan(before.indexOf('Zebra'));
      await setDefault(database, 'sv');
      const restarted = await createContentService({
        database,
        schemas,
        now: () => 0,
        hashPassword: (password) => Promise.resolve(password),
      });
      expect((await texts(note.uid, { sort: 'text:ASC' }, restarted)).at(-1)).toBe('öl');
      await setDefault(database, 'en');
    });

    it('is completed after an upgrade, from where the last start stopped', async () => {
      const { database } = fixture;
      const table = fixture.content.storage.tables.get(note.uid)?.table ?? '';
      const expected = await texts(note.uid, { sort: 'text:ASC' });
      await sql`update ${sql.id(table)} set "text$key" = null, "text$words" = null`.execute(database.kysely);
      await sql`update content_tables set derived_with = null`.execute(database.kysely);
      const restarted = await createContentService({
        database,
        schemas,
        now: () => 0,
        hashPassword: (password) => Promise.resolve(password),
      });
      expect(new Set(await texts(note.uid, { sort: 'text:ASC' }, restarted))).toEqual(new Set(expected));
      expect(await texts(note.uid, { sort: 'text:ASC', _q: 'z' }, restarted)).toEqual([
        'Zebra',
        'zero',
        'zoo 7',
      ]);
      const { rows } = await sql`select 1 from content_tables where derived_after is not null`.execute(
        database.kysely,
      );
      expect(rows).toEqual([]);
    });
  });
});
