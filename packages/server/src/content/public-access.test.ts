import type { Component, ContentType, Schemas } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { publicAccess } from './public-access.ts';

const component = (uid: string, attributes: Component['attributes']): Component => ({
  uid,
  category: 'a',
  info: { displayName: uid },
  attributes,
});

const type: ContentType = {
  uid: 'api::page.page',
  kind: 'collectionType',
  collectionName: 'pages',
  info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
  attributes: {
    title: { type: 'string' },
    secret: { type: 'string', private: true },
    pin: { type: 'password' },
    open: { type: 'component', component: 'a.open' },
    closed: { type: 'component', component: 'a.open', private: true },
    zone: { type: 'dynamiczone', components: ['a.open', 'a.guarded'] },
  },
};

const schemas: Schemas = {
  contentTypes: new Map([[type.uid, type]]),
  components: new Map(
    [
      component('a.open', { text: { type: 'string' }, note: { type: 'string' } }),
      component('a.guarded', {
        note: { type: 'string', private: true },
        inner: { type: 'component', component: 'a.open' },
      }),
    ].map((one) => [one.uid, one]),
  ),
};

describe('the access of those outside', () => {
  it('reaches every attribute that is neither private nor a password, down to components', () => {
    const [grant] = publicAccess(schemas).grants('read', type);
    expect(grant?.fields).toEqual(
      new Set(['open.note', 'open.text', 'title', 'zone.inner.note', 'zone.inner.text', 'zone.text']),
    );
  });

  it('writes nothing and may do nothing else', () => {
    const access = publicAccess(schemas);
    expect(access.grants('update', type)).toEqual([]);
    expect(access.holds('admin::users.read')).toBe(false);
  });
});
