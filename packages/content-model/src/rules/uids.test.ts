import { describe, expect, it } from 'vitest';
import { validateEntry } from '../validation/index.ts';
import type { ContentType, Schemas } from '../schema/content-type.ts';
import { componentUids, freeUidNear, isUid } from './uids.ts';

const page: ContentType = {
  uid: 'api::page.page',
  kind: 'collectionType',
  info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
  options: { draftAndPublish: true },
  attributes: {
    slug: { type: 'uid' },
    intro: { type: 'component', component: 'page.part' },
    zone: { type: 'dynamiczone', components: ['page.part', 'page.group'] },
  },
};
const part = {
  uid: 'page.part',
  category: 'page',
  info: { displayName: 'Part' },
  attributes: { anchor: { type: 'uid' } },
} as const;
const group = {
  uid: 'page.group',
  category: 'page',
  info: { displayName: 'Group' },
  attributes: {
    anchor: { type: 'uid' },
    parts: { type: 'component', component: 'page.part', repeatable: true },
  },
} as const;
const schemas: Schemas = {
  contentTypes: new Map([[page.uid, page]]),
  components: new Map([part, group].map((component) => [component.uid, component])),
};

const values = {
  slug: 'a',
  intro: { anchor: 'a' },
  zone: [
    { __component: 'page.group', anchor: 'a', parts: [{ anchor: 'b' }, { anchor: '' }, { anchor: 'a' }] },
    { __component: 'page.part', anchor: 'b' },
    { __component: 'page.gone', anchor: 'b' },
    null,
  ],
};

describe('uids in components', () => {
  it('are found at any depth', () => {
    const found = componentUids(values, page, schemas).map(({ path, value }) => `${path.join('.')} ${value}`);
    expect(found).toEqual([
      'intro.anchor a',
      'zone.0.anchor a',
      'zone.0.parts.0.anchor b',
      'zone.0.parts.2.anchor a',
      'zone.1.anchor b',
    ]);
  });

  it.each([true, false])('are unique in an entry for each kind of component, draft %s', (draft) => {
    const issues = validateEntry({ schemas, contentType: page, mode: 'create', draft, values });
    const unique = issues.filter(({ rule }) => rule === 'unique').map(({ path }) => path);
    // The anchor of the group is of another kind; the first of two may stay.
    expect(unique).toEqual([
      ['zone', 0, 'parts', 2, 'anchor'],
      ['zone', 1, 'anchor'],
    ]);
  });
});

describe('a free uid', () => {
  it('is the text itself, or has the first free number appended', () => {
    expect(freeUidNear('b', new Set(['a']))).toBe('b');
    expect(freeUidNear('a', new Set(['a', 'a-1', 'a-3']))).toBe('a-2');
  });

  it('contains unreserved characters only', () => {
    expect(isUid('a-Full_article.v2~x')).toBe(true);
    for (const text of ['a b', 'a/b', 'é', 'a?']) expect(isUid(text)).toBe(false);
  });
});
