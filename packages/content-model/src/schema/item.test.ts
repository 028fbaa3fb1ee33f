import { describe, expect, it } from 'vitest';
import { magazineComponent, magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import type { ContentType } from './content-type.ts';
import { componentItem, contentTypeItem, schemasFromItems } from './item.ts';

const writer = magazineType('api::writer.writer');
const seo = magazineComponent('shared.seo');

const isDisplayed = (changes: Partial<ContentType>) => contentTypeItem({ ...writer, ...changes }).isDisplayed;

describe('contentTypeItem', () => {
  it('adds the system attributes', () => {
    const item = contentTypeItem(writer);
    expect(Object.keys(item.attributes)).toEqual([
      'id',
      'name',
      'stories',
      'mentions',
      'createdAt',
      'updatedAt',
      'createdBy',
      'updatedBy',
    ]);
    expect(item).toMatchObject({
      uid: 'api::writer.writer',
      apiID: 'writer',
      isDisplayed: true,
      pluginOptions: {},
    });
  });

  it('repeats the target and the kind of relations', () => {
    expect(contentTypeItem(writer).attributes['stories']).toMatchObject({
      target: 'api::story.story',
      targetModel: 'api::story.story',
      relationType: 'oneToMany',
    });
  });

  it('displays types of the application and plugins, unless their document hides them', () => {
    const hidden = { 'content-manager': { visible: false } };
    expect(isDisplayed({ uid: 'plugin::reviews.review' })).toBe(true);
    expect(isDisplayed({ uid: 'plugin::reviews.review', pluginOptions: hidden })).toBe(false);
    expect(isDisplayed({ pluginOptions: hidden })).toBe(false);
    expect(isDisplayed({ uid: 'admin::user' })).toBe(false);
  });

  it('is converted back to the declared attributes', () => {
    const read = schemasFromItems({
      contentTypes: [contentTypeItem(writer)],
      components: [componentItem(seo)],
    });
    expect(Object.keys(read.contentTypes.get(writer.uid)?.attributes ?? {})).toEqual([
      'name',
      'stories',
      'mentions',
    ]);
    expect(read.components.get(seo.uid)?.attributes).toEqual(seo.attributes);
    expect(read.components.get(seo.uid)?.category).toBe('shared');
  });
});

describe('componentItem', () => {
  it('adds the id only', () => {
    expect(Object.keys(componentItem(seo).attributes)).toEqual([
      'id',
      'metaTitle',
      'noIndex',
      'shareImage',
      'socials',
    ]);
    expect(componentItem(seo)).toMatchObject({ apiID: 'seo', category: 'shared', options: {} });
    expect(schemas.components.get('shared.seo')).toBe(seo);
  });
});
