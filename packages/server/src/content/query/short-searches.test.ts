import type { ContentType, Schemas } from '@admin/content-model';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';

const landmark: ContentType = {
  uid: 'api::place.place',
  kind: 'collectionType',
  info: { displayName: 'Place', singularName: 'place', pluralName: 'places', description: '' },
  options: { draftAndPublish: false },
  pluginOptions: { i18n: { localized: true } },
  attributes: {
    name: { type: 'string' },
    slug: { type: 'uid', targetField: 'name' },
    code: { type: 'string' },
    kind: { type: 'enumeration', enum: ['town', 'river'] },
    floors: { type: 'integer' },
    notes: { type: 'text' },
  },
};
const schemas: Schemas = { contentTypes: new Map([[landmark.uid, landmark]]), components: new Map() };

const names = [
  'Tall tower',
  'tall tower',
  'T',
  'tO',
  'The end',
  'the end',
  'THE END',
  'A thing',
  'a-ha',
  'Aha',
  '7 hills',
  'Élan',
  'elan',
  'Çay',
  '東京',
  '東京都',
  '“Thus”',
  ' to',
  'zz top',
  'ß',
  'I',
  'ice',
  'Über',
  null,
];

interface Row {
  readonly name: string | null;
  readonly slug: string;
  readonly code: string;
  readonly kind: string;
  readonly floors: number;
  readonly notes: string;
}

/** Some rows have their own slug, some one made from a name. */
const rows = names.flatMap((name, index): readonly Row[] =>
  ['', '-two', '-to'].map((end, turn) => ({
    name,
    slug:
      turn === 2
        ? `o${index}${end}`
        : `${(name ?? 'none').toLowerCase().replaceAll(/[^a-z\d]/g, '-')}${index}${end}`,
    code: turn === 0 ? `TX-${index}` : `x${index}`,
    kind: index % 5 === 0 ? 'river' : 'town',
    floors: index % 9,
    notes: 'The notes are long.',
  })),
);

const texts = ['name', 'slug', 'code', 'kind', 'notes'] as const;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns whether a word of a text starts with a term. */
const hasWord = (text: string | null, term: string): boolean =>
  folded(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.startsWith(folded(term)));

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Sorts rows in the order of the language, rows without text first, equal ones in the order of their ids. */
function inOrder(found: readonly Row[], by: 'name' | 'slug', turned: boolean): readonly Row[] {
  const sorted = found.toSorted((one, other) => {
    const [left, right] = [one[by], other[by]];
    const byText =
      left === null || right === null ? Number(left !== null) - Number(right !== null) : compare(left, right);
    return byText || rows.indexOf(one) - rows.indexOf(other);
  });
  return turned ? sorted.toReversed() : sorted;
}

forEachDialect((dialect) => {
  describe('a search for one or two letters', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
      const entries = rows.map((values) => ({ values: { ...values } }));
      await fixture.content.importEntries({ uid: landmark.uid, entries });
    });

    it.each([
      't',
      'T',
      'th',
      'TO',
      'a',
      'ah',
      'é',
      'i',
      'r',
      'x',
      'ri',
      'o1',
      '7',
      '3',
      'zz',
      'q',
      'Ç',
      'ü',
      'ß',
      'lo',
    ])('finds the texts in which a word starts with %s, in every order and on every page', async (term) => {
      const { content, admin } = fixture;
      const found = rows.filter(
        (row) => texts.some((attribute) => hasWord(row[attribute], term)) || String(row.floors) === term,
      );
      for (const [sort, expected] of [
        ['name:ASC', inOrder(found, 'name', false)],
        ['name:DESC', inOrder(found, 'name', true)],
        ['slug:ASC', inOrder(found, 'slug', false)],
        ['slug:DESC', inOrder(found, 'slug', true)],
        ['id:ASC', found],
      ] as const) {
        const slugs: unknown[] = [];
        for (let page = 1; page <= Math.ceil(found.length / 20) + 1; page += 1) {
          const query = { _q: term, sort, pageSize: '20', page: String(page) };
          const { results, pagination } = await content.findEntries({
            permissions: admin,
            uid: landmark.uid,
            query,
          });
          expect(pagination.total).toBe(found.length);
          slugs.push(...results.map(({ slug }) => slug));
        }
        expect(slugs).toEqual(expected.map(({ slug }) => slug));
      }
    });

    it.each([
      ['東', '東京', '東京都'],
      ['京', '東京', '東京都'],
      ['“', '“Thus”'],
    ])('finds %s, which may be a word or a sign, anywhere', async (term, ...found) => {
      const { content, admin } = fixture;
      const query = { _q: term, sort: 'name:ASC', pageSize: '100' };
      const { results } = await content.findEntries({ permissions: admin, uid: landmark.uid, query });
      expect(new Set(results.map(({ name }) => name))).toEqual(new Set(found));
    });

    it.each<[string, readonly (typeof texts)[number][], number]>([
      ['only the uid', ['slug'], 1],
      ['only the text that the uid was made from', ['name'], 1],
      ['the uid, and the text of entries of another user', ['slug'], 2],
    ])('searches only what the actor may read, for %s', async (_what, fields, grants) => {
      const { content } = fixture;
      const nobody = { fields: new Set(['name']), conditions: [createdBy(99)] };
      const permissions = restrictedPermissions(1, {
        [landmark.uid]: { read: [{ fields: new Set(fields) }, ...(grants === 2 ? [nobody] : [])] },
      });
      const query = { _q: 't', sort: 'id:ASC', pageSize: '100' };
      const found = rows.filter((row) => fields.some((field) => hasWord(row[field], 't')));
      const { results, pagination } = await content.findEntries({ permissions, uid: landmark.uid, query });
      expect([results.length, pagination.total]).toEqual([found.length, found.length]);
    });
  });
});
