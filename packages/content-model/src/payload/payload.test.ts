import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { validateEntry } from '../validation/index.ts';
import { noDifference, connectRelation } from './relation-difference.ts';
import { toForm } from './to-form.ts';
import { toPayload, withoutTempKeys } from './to-payload.ts';

const story = magazineType('api::story.story');

const entry = {
  id: 3,
  title: 'A story',
  slug: 'a-story',
  teaser: null,
  kind: 'news',
  extra: { a: [1, 'two', null] },
  readers: 0,
  words: '9007199254740993',
  featured: true,
  approved: null,
  opens: '09:15:00.000',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  locale: 'en',
  cover: { id: 1, name: 'a.png' },
  gallery: null,
  writer: { count: 1 },
  labels: { count: 2 },
  related: [],
  seo: {
    id: 7,
    metaTitle: 'T',
    noIndex: false,
    shareImage: null,
    socials: [{ id: 1, network: 'forum', text: null }],
  },
  links: [
    { id: 4, label: 'Home', url: '/home', newTab: false, target: { count: 1 } },
    { id: 5, label: 'Out', url: 'https://example.com', newTab: true, target: { count: 0 } },
  ],
  zone: [
    { __component: 'blocks.quote', id: 1, text: 'Q', by: { count: 0 } },
    { __component: 'blocks.hero', id: 1, heading: 'H', image: null, buttons: [] },
  ],
  createdBy: { id: 1, firstname: 'Ann', lastname: null, username: null },
  updatedBy: null,
  localizations: [],
};

const form = () => toForm(entry, story, { schemas });
const change = (values: object) => toPayload({ ...form(), ...values }, story, { schemas });

describe('toForm', () => {
  it('returns the declared attributes, without creators, timestamps and passwords', () => {
    const values = toForm({ ...entry, secret: 'hash' }, story, { schemas });
    for (const key of [
      'id',
      'createdAt',
      'createdBy',
      'updatedBy',
      'localizations',
      'locale',
      'secret',
      'related',
    ]) {
      expect(values).not.toHaveProperty(key);
    }
    expect(values).toMatchObject({ title: 'A story', teaser: null, cover: { id: 1 } });
  });

  it('omits attributes that the response does not contain', () => {
    expect(Object.keys(toForm({ id: 1, title: 'A' }, story, { schemas }))).toEqual([
      'title',
      'writer',
      'labels',
    ]);
  });

  it('returns JSON as text and relations as empty differences', () => {
    expect(JSON.parse(String(form()['extra']))).toEqual(entry.extra);
    const target = noDifference;
    expect(form()).toMatchObject({ writer: target, labels: target, links: [{ target }, { target }] });
  });

  it('keeps the components of list items', () => {
    expect(form()).toMatchObject({
      links: [{ id: 4 }, { id: 5 }],
      zone: [{ __component: 'blocks.quote' }, { __component: 'blocks.hero', buttons: [] }],
      seo: { id: 7, socials: [{ network: 'forum' }] },
    });
  });
});

describe('toPayload', () => {
  it('changes nothing if the form is unchanged', () => {
    expect(toPayload(form(), story, { schemas })).toEqual({
      title: 'A story',
      slug: 'a-story',
      teaser: null,
      kind: 'news',
      extra: entry.extra,
      readers: 0,
      words: '9007199254740993',
      featured: true,
      approved: null,
      opens: '09:15:00.000',
      cover: 1,
      gallery: [],
      writer: { connect: [], disconnect: [] },
      labels: { connect: [], disconnect: [] },
      seo: {
        id: 7,
        metaTitle: 'T',
        noIndex: false,
        shareImage: null,
        socials: [{ id: 1, network: 'forum', text: null }],
      },
      links: [
        { id: 4, label: 'Home', url: '/home', newTab: false, target: { connect: [], disconnect: [] } },
        {
          id: 5,
          label: 'Out',
          url: 'https://example.com',
          newTab: true,
          target: { connect: [], disconnect: [] },
        },
      ],
      zone: [
        { __component: 'blocks.quote', id: 1, text: 'Q', by: { connect: [], disconnect: [] } },
        { __component: 'blocks.hero', id: 1, heading: 'H', image: null, buttons: [] },
      ],
    });
  });

  it('turns empty inputs into null and drops an empty password', () => {
    const payload = change({ title: '', contact: '', readers: '', day: '', extra: '', secret: '' });
    expect(payload).toMatchObject({ title: null, contact: null, readers: null, day: null, extra: null });
    expect(payload).not.toHaveProperty('secret');
    expect(change({ secret: 'hunter22' })).toHaveProperty('secret', 'hunter22');
  });

  it('sends numbers as numbers, large ones as text, and times with seconds', () => {
    expect(change({ readers: '42', rating: 'x', words: 12, opens: '09:15' })).toMatchObject({
      readers: 42,
      rating: null,
      words: '12',
      opens: '09:15:00',
    });
  });

  it('sends media as ids and drops files that are not uploaded', () => {
    expect(
      change({ cover: null, gallery: [{ id: 2, name: 'b.png' }, { name: 'local.png' }, 3] }),
    ).toMatchObject({
      cover: null,
      gallery: [2, 3],
    });
    expect(change({ cover: { name: 'local.png' } })).toHaveProperty('cover', null);
  });

  it('sends the changes of relations, in components too', () => {
    const added = connectRelation(noDifference, { id: 8 }, { before: null, next: null, isLinked: false });
    const values = {
      writer: added,
      links: [{ id: 5, target: added, __temp_key__: 1 }],
      zone: [{ __component: 'blocks.quote', id: 1, by: added, __temp_key__: 2 }],
    };
    const sent = { connect: [{ id: 8, position: { end: true } }], disconnect: [] };
    expect(toPayload(values, story, { schemas })).toEqual({
      writer: sent,
      links: [{ id: 5, target: sent }],
      zone: [{ __component: 'blocks.quote', id: 1, by: sent }],
    });
  });

  it('sends a component that was reset as null', () => {
    expect(change({ seo: null })).toHaveProperty('seo', null);
  });

  it('meets the wire rules if the form meets its own', () => {
    const text = fc.oneof(
      fc.constantFrom('', 'Abc', 'x', 'ann@example.com', '/a', '5', '09:15', '2026-01-31', '{"a":1}'),
      fc.string(),
    );
    const link = fc.record({ label: text, url: text, newTab: fc.boolean() });
    const values = fc.record(
      {
        title: text,
        teaser: text,
        contact: text,
        secret: text,
        kind: fc.constantFrom('', 'news', 'nope'),
        extra: text,
        readers: fc.oneof(text, fc.integer()),
        words: text,
        day: text,
        opens: text,
        seo: fc.oneof(fc.constant(null), fc.record({ metaTitle: text })),
        links: fc.array(link, { maxLength: 4 }),
        zone: fc.array(
          fc.record({ __component: fc.constantFrom('blocks.quote', 'blocks.hero'), text, heading: text }),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, fc.boolean(), (given, draft) => {
        const check = { schemas, contentType: story, draft, mode: 'update' } as const;
        const issues = new Set(
          validateEntry({ ...check, values: given, source: 'form' }).map(({ path }) => path[0]),
        );
        const right = Object.fromEntries(Object.entries(given).filter(([name]) => !issues.has(name)));
        expect(validateEntry({ ...check, values: toPayload(right, story, { schemas }) })).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('withoutTempKeys', () => {
  it('removes the keys of the form at any depth', () => {
    expect(withoutTempKeys({ a: [{ __temp_key__: 0, b: { __temp_key__: 1, c: null } }] })).toEqual({
      a: [{ b: { c: null } }],
    });
  });
});
