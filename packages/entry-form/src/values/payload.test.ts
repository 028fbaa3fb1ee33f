import type { ComponentItem, ContentTypeItem } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { entryModel, entryPayload, formValues, newComponent } from './index.ts';

const seo: ComponentItem = {
  uid: 'shared.seo',
  isDisplayed: true,
  apiID: 'seo',
  category: 'shared',
  info: { displayName: 'SEO' },
  options: {},
  attributes: {
    metaTitle: { type: 'string' },
    noIndex: { type: 'boolean', default: false },
    shareImage: { type: 'media' },
  },
};

const article: ContentTypeItem = {
  uid: 'api::article.article',
  isDisplayed: true,
  apiID: 'article',
  kind: 'collectionType',
  info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
  options: { draftAndPublish: true },
  pluginOptions: {},
  attributes: {
    id: { type: 'integer' },
    title: { type: 'string' },
    secret: { type: 'password' },
    meta: { type: 'json' },
    cover: { type: 'media' },
    tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
    links: { type: 'component', component: 'shared.seo', repeatable: true },
    seo: { type: 'component', component: 'shared.seo' },
  },
};

const model = entryModel({ contentType: article, components: new Map([[seo.uid, seo]]) });

const entry = {
  id: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  title: 'Bricks',
  meta: { a: 1 },
  cover: { id: 9, name: 'a.png' },
  tags: { count: 3 },
  links: [{ id: 1, metaTitle: 'x' }],
  seo: { id: 7, metaTitle: 'Old', noIndex: false, shareImage: { id: 5, name: 'b.png' } },
};

describe('the request body of a form', () => {
  it('leaves out unchanged relations, files and lists, also in components', () => {
    const initial = formValues(model, entry);
    const values = { ...initial, title: 'Tiles' };
    expect(entryPayload(model, { values, initial, sent: 'changes' })).toEqual({
      title: 'Tiles',
      meta: { a: 1 },
      seo: { id: 7, metaTitle: 'Old', noIndex: false },
    });
  });

  it('contains a replaced component completely', () => {
    const initial = formValues(model, entry);
    const values = { ...initial, seo: { ...newComponent(model, 'shared.seo'), metaTitle: 'New' } };
    expect(entryPayload(model, { values, initial, sent: 'changes' })['seo']).toEqual({
      noIndex: false,
      metaTitle: 'New',
    });
  });

  it('removes a component with null and contains a password only if it is set', () => {
    const initial = formValues(model, entry);
    expect(
      entryPayload(model, { values: { ...initial, seo: null }, initial, sent: 'changes' }),
    ).toMatchObject({ seo: null });
    expect(
      entryPayload(model, { values: { ...initial, secret: null }, initial, sent: 'changes' }),
    ).not.toHaveProperty('secret');
    expect(
      entryPayload(model, { values: { ...initial, secret: 'pw' }, initial, sent: 'changes' }),
    ).toHaveProperty('secret', 'pw');
  });
});
