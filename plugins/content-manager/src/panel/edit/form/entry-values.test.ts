import type { ComponentItem, ContentTypeItem } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import type { ContentTypeView } from '../../schema/index.ts';
import { entryPayload, formValues, newComponent } from './entry-values.ts';

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

const settings = {
  bulkable: true,
  filterable: true,
  searchable: true,
  pageSize: 10,
  mainField: 'title',
  defaultSortBy: 'title',
  defaultSortOrder: 'ASC',
} as const;

const view: ContentTypeView = {
  contentType: article,
  configuration: { uid: article.uid, settings, metadatas: {}, layouts: { list: [], edit: [] } },
  components: new Map([[seo.uid, seo]]),
  componentConfigurations: {},
  fieldSizes: {},
};

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

describe('what is sent of a form', () => {
  it('leaves out relations, files and lists that nobody touched, in components too', () => {
    const initial = formValues(view, entry);
    const values = { ...initial, title: 'Tiles' };
    expect(entryPayload(view, { values, initial, sent: 'changes' })).toEqual({
      title: 'Tiles',
      meta: { a: 1 },
      seo: { id: 7, metaTitle: 'Old', noIndex: false },
    });
  });

  it('keeps a component that was added in place of the saved one whole', () => {
    const initial = formValues(view, entry);
    const values = { ...initial, seo: { ...newComponent(view, 'shared.seo'), metaTitle: 'New' } };
    expect(entryPayload(view, { values, initial, sent: 'changes' })['seo']).toEqual({
      noIndex: false,
      metaTitle: 'New',
    });
  });

  it('removes a component with null and sends a password only when one was typed', () => {
    const initial = formValues(view, entry);
    expect(entryPayload(view, { values: { ...initial, seo: null }, initial, sent: 'changes' })).toMatchObject(
      { seo: null },
    );
    expect(
      entryPayload(view, { values: { ...initial, secret: null }, initial, sent: 'changes' }),
    ).not.toHaveProperty('secret');
    expect(
      entryPayload(view, { values: { ...initial, secret: 'pw' }, initial, sent: 'changes' }),
    ).toHaveProperty('secret', 'pw');
  });
});
