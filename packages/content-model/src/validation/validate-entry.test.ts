import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { formatIssue, pathText } from './issue.ts';
import { validateEntry, type EntryToValidate } from './validate-entry.ts';

const story = magazineType('api::story.story');
const landing = magazineType('api::landing.landing');
const label = magazineType('api::label.label');

type Options = Partial<Omit<EntryToValidate, 'schemas' | 'values'>>;

function issues(values: Readonly<Record<string, unknown>>, options: Options = {}) {
  return validateEntry({ schemas, contentType: story, mode: 'create', draft: false, ...options, values });
}

const sentences = (values: Readonly<Record<string, unknown>>, options?: Options) =>
  issues(values, options).map(formatIssue);

const paths = (values: Readonly<Record<string, unknown>>, options?: Options) =>
  issues(values, options).map(({ path, rule }) => `${pathText(path)} ${rule}`);

const full = {
  title: 'A story',
  slug: 'a-story',
  teaser: null,
  content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello', bold: true }] }],
  contact: 'ann@example.com',
  secret: 'hunter22',
  kind: 'essay',
  extra: { a: [1, null] },
  readers: 0,
  rating: 4.5,
  words: '9007199254740993',
  featured: false,
  approved: null,
  day: '2026-01-31',
  moment: '2026-02-01T10:30:00.000Z',
  opens: '09:15:00',
  cover: 1,
  gallery: [{ id: 2, name: 'a.png' }],
  writer: { connect: [{ id: 1, position: { end: true } }], disconnect: [] },
  labels: { set: [{ id: 1 }] },
  related: [{ id: 1, __type: 'api::writer.writer' }],
  seo: { metaTitle: 'Title', socials: [{ network: 'forum' }] },
  links: [{ label: 'Home', url: '/home' }],
  zone: [
    { __component: 'blocks.hero', heading: 'H', buttons: [{ label: 'Go', url: '/go' }] },
    { __component: 'blocks.quote', text: 'Q' },
  ],
};

describe('an entry on the wire', () => {
  it('is valid if every value is', () => {
    expect(issues(full)).toEqual([]);
  });

  it('is valid as read for publishing, with nulls and relation counts', () => {
    const stored = {
      ...full,
      id: 3,
      writer: { count: 1 },
      labels: { count: 0 },
      cover: { id: 1, url: '/a.png' },
      gallery: null,
      seo: null,
    };
    expect(issues(stored, { mode: 'update' })).toEqual([]);
  });

  it('must have required values, unless it is a draft', () => {
    expect(sentences({})).toEqual(['title must be defined.']);
    expect(sentences({ title: null })).toEqual([
      'title must be a `string` type, but the final value was: `null`.',
    ]);
    expect(sentences({ title: null }, { draft: true })).toEqual([]);
  });

  it('may omit unchanged values on update', () => {
    expect(sentences({}, { mode: 'update' })).toEqual([]);
    expect(paths({ title: null }, { mode: 'update' })).toEqual(['title type']);
  });

  it('may break only the minimum length as a draft', () => {
    expect(sentences({ title: 'ab' }, { draft: true })).toEqual([
      'title must match the following: "/^[A-Z].*$/"',
    ]);
    expect(sentences({ title: 'Ab' }, { draft: true })).toEqual([]);
    expect(sentences({ title: 'Ab' })).toEqual(['title must be at least 3 characters']);
    expect(sentences({ title: 'A'.repeat(81) }, { draft: true })).toEqual([
      'title must be at most 80 characters',
    ]);
  });

  it('may not have characters in a uid that a URL would encode', () => {
    const title = 'A title';
    expect(sentences({ title, slug: 'A-z_0.9~' })).toEqual([]);
    expect(sentences({ title, slug: '' })).toEqual([]);
    for (const slug of ['bad slug!', 'a/b', 'größe', ' a']) {
      expect(sentences({ title, slug }, { draft: true })).toEqual([
        'slug must match the following: "/^[A-Za-z0-9-_.~]*$/"',
      ]);
    }
  });

  it('has all broken rules reported in the order of the attributes', () => {
    expect(
      sentences({
        title: 'ab',
        contact: 'x',
        kind: 'nope',
        readers: -1.5,
        rating: '5',
        words: '9007199254740994',
        featured: 'no',
      }),
    ).toEqual([
      'title must be at least 3 characters',
      'title must match the following: "/^[A-Z].*$/"',
      'contact must be a valid email',
      'kind must be one of the following values: news, essay, review, ',
      'readers must be an integer',
      'readers must be greater than or equal to 0',
      'rating must be a `number` type, but the final value was: `"5"`.',
      'words must be less than or equal to 9007199254740993',
      'featured must be a `boolean` type, but the final value was: `"no"`.',
    ]);
  });

  it('must have existing days and times', () => {
    expect(paths({ ...full, day: '2026-02-30', moment: 'tomorrow', opens: '9:15' })).toEqual([
      'day date',
      'moment datetime',
      'opens time',
    ]);
  });

  it('has errors with paths inside components and zones', () => {
    const values = {
      title: 'Nested',
      seo: { metaTitle: 'm'.repeat(61), socials: [{ network: 'nope' }] },
      links: [{ label: 'Go', url: 'bad' }],
      zone: [{ __component: 'blocks.hero', heading: 'H', buttons: [{ label: 'a', url: 'bad' }] }],
    };
    expect(sentences(values, { draft: true })).toEqual([
      'seo.metaTitle must be at most 60 characters',
      'seo.socials[0].network must be one of the following values: forum, mastodon, ',
      'links[0].url must match the following: "/^(https?:\\/\\/|\\/).*/"',
      'zone[0].buttons[0].url must match the following: "/^(https?:\\/\\/|\\/).*/"',
    ]);
    expect(issues(values, { draft: true })[2]?.path).toEqual(['links', 0, 'url']);
  });

  it('is validated as a whole in a new component, and by the sent values in a stored one', () => {
    const update = { mode: 'update' } as const;
    expect(paths({ links: [{ label: 'Go' }] }, update)).toEqual(['links[0].url defined']);
    expect(paths({ links: [{ id: 4, label: 'Go' }] }, update)).toEqual([]);
    expect(paths({ links: [{ id: 4, label: 'Go', url: null }] }, update)).toEqual(['links[0].url type']);
    expect(paths({ links: [{ label: 'Go' }] }, { mode: 'update', draft: true })).toEqual([]);
  });

  it('must have components and lists of the right form', () => {
    expect(sentences({ ...full, seo: 'x', links: { label: 'a' }, zone: [{ heading: 'H' }, 3] })).toEqual([
      'seo must be a `object` type, but the final value was: `"x"`.',
      'links must be a `array` type, but the final value was: `{\n  "label": "a"\n}`.',
      'zone[0].__component is a required field',
      'zone[1] must be a `object` type, but the final value was: `3`.',
    ]);
  });

  it('may have zone items of unknown components, which are dropped', () => {
    expect(issues({ ...full, zone: [{ __component: 'blocks.unknown' }] })).toEqual([]);
  });

  it('may link at most one entry in a to-one relation', () => {
    expect(issues({ ...full, writer: [1, 2] }).map(({ path, rule }) => [path, rule])).toEqual([
      [['writer'], 'type'],
    ]);
    for (const writer of [1, '1', { id: 1 }, [1], { connect: [{ id: 1 }] }]) {
      expect(issues({ ...full, writer })).toEqual([]);
    }
  });

  it('must have as many items as the attribute requires', () => {
    const link = { label: 'Go', url: '/go' };
    expect(sentences({ ...full, links: [] })).toEqual([]);
    expect(sentences({ ...full, links: [link, link, link, link] }, { draft: true })).toEqual([
      'links field must have less than or equal to 3 items',
    ]);
    const heading = { heading: 'Welcome' };
    const seo = { metaTitle: 'T' };
    const on = (values: object, draft: boolean) =>
      sentences({ ...heading, ...values }, { contentType: landing, draft });
    for (const zone of [[], null, undefined]) expect(on({ zone }, true)).toEqual([]);
    expect(on({ seo, zone: [] }, false)).toContain('zone field must have at least 1 items');
    expect(on({ seo }, false)).toContain('zone must be defined.');
    expect(on({ points: [], zone: [] }, true)).toEqual([]);
    expect(on({ points: [link] }, true)).toEqual(['points field must have at least 2 items']);
    expect(on({ seo, points: [link], zone: [{ __component: 'blocks.quote', text: 'Q' }] }, false)).toEqual([
      'points field must have at least 2 items',
    ]);
    expect(
      on({ seo: null, points: [link, link], zone: [{ __component: 'blocks.quote', text: 'Q' }] }, false),
    ).toEqual(['seo must be a `object` type, but the final value was: `null`.']);
  });

  it('may have zero as a required value, and omit values with a default', () => {
    expect(paths({ name: 'x', weight: 0 }, { contentType: label })).toEqual([]);
    expect(paths({ name: 'x' }, { contentType: label })).toEqual(['weight defined']);
  });

  it('has errors without the rejected password', () => {
    expect(JSON.stringify(issues({ ...full, secret: 12_345_678 }))).not.toContain('12345678');
    expect(sentences({ ...full, secret: 12_345_678 })).toEqual(['secret must be a `string` type.']);
  });

  it('must link entries by id', () => {
    expect(paths({ ...full, writer: 'ann', labels: [{ name: 'x' }], gallery: ['a.png'] })).toEqual([
      'gallery type',
      'writer type',
      'labels type',
    ]);
    expect(paths({ ...full, writer: 5, labels: [1, '2'], related: null })).toEqual([]);
  });

  it('must have a valid blocks document', () => {
    const content = [{ type: 'list-item', children: [] }];
    expect(
      issues({ ...full, content }, { draft: true }).map((issue) => [
        pathText(issue.path),
        formatIssue(issue),
      ]),
    ).toEqual([['content[0]', 'Block node is of invalid type']]);
    expect(paths({ ...full, content: 'no document' })).toEqual([]);
    expect(paths({ ...full, content: { type: 'paragraph' } })).toEqual(['content type']);
  });
});

describe('an entry in a form', () => {
  const form: Options = { source: 'form' };

  it('has no value in an empty input', () => {
    expect(
      paths({ title: '', teaser: '', contact: '', kind: '', readers: '', day: '', extra: '' }, form),
    ).toEqual(['title required']);
    expect(paths({ title: '' }, { ...form, draft: true })).toEqual([]);
  });

  it('has no value for an invalid number, and a number for its text', () => {
    expect(paths({ name: 'x', weight: 'many' }, { ...form, contentType: label })).toEqual([
      'weight required',
    ]);
    expect(paths({ ...full, extra: null, readers: '-5' }, form)).toEqual(['readers min']);
  });

  it('must have valid JSON, unless it is already parsed', () => {
    expect(paths({ ...full, extra: '{"a":' }, form)).toEqual(['extra json']);
    expect(paths({ ...full, extra: '{"a":1}' }, form)).toEqual([]);
    expect(paths({ ...full, extra: '{"a":' }, { ...form, jsonAsText: false })).toEqual([]);
  });

  it('may omit seconds', () => {
    expect(paths({ ...full, extra: null, opens: '09:15' }, form)).toEqual([]);
  });

  it('must have required values inside components even on update', () => {
    const update: Options = { ...form, mode: 'update' };
    expect(paths({ links: [{ id: 4, label: 'Go' }] }, update)).toEqual(['links[0].url required']);
    expect(paths({}, update)).toEqual([]);
    expect(paths({ title: null }, update)).toEqual(['title required']);
  });

  it('may have invalid blocks while it is a draft', () => {
    expect(paths({ ...full, extra: null, content: 'x' }, { ...form, draft: true })).toEqual([]);
    expect(paths({ ...full, extra: null, content: 'x' }, form)).toEqual(['content type']);
  });

  it('must have required components when it is published', () => {
    const zone = [{ __component: 'blocks.quote', text: 'Q' }];
    const values = { heading: 'H', seo: null, points: null, zone };
    expect(paths(values, { ...form, contentType: landing })).toEqual(['seo required', 'points required']);
    expect(paths(values, { ...form, contentType: landing, draft: true })).toEqual([]);
  });
});

describe('the time of validation', () => {
  it('stays small for a hostile text', () => {
    const start = performance.now();
    issues({
      ...full,
      title: `A${'\n'.repeat(1_000_000)}`,
      contact: `${'a'.repeat(1_000_000)}@`,
      words: '9'.repeat(1_000_000),
    });
    // With quadratic time, a megabyte would take minutes.
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
