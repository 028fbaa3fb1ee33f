import { type Component, type ContentType, type Schemas, everyField } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { memo } from '../../testing/fixtures/library-types.ts';
import { publicPermissions, systemPermissions } from './public-permissions.ts';

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
    zone: { type: 'dynamiczone', components: ['a.open', 'a.guarded', 'a.absent'] },
    parts: { type: 'dynamiczone', components: ['a.guarded', 'a.shut'] },
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
      component('a.shut', {
        inner: { type: 'component', component: 'a.open', private: true },
        text: { type: 'string' },
      }),
    ].map((one) => [one.uid, one]),
  ),
};

describe('the public permissions', () => {
  it('allow every attribute that is neither private nor a password, components included', () => {
    const [grant] = publicPermissions(schemas).grants('read', type);
    expect(grant?.fields.names).toEqual(
      new Set([
        'open.note',
        'open.text',
        'parts.text',
        'title',
        'zone.inner.note',
        'zone.inner.text',
        'zone.text',
      ]),
    );
  });

  it('hide a field of a zone that is private in another of its components', () => {
    const [grant] = publicPermissions(schemas).grants('read', type);
    expect(['zone.inner.text', 'parts.inner.text'].map((path) => grant?.fields.allows(path))).toEqual([
      true,
      false,
    ]);
  });

  it('cover entries in every locale without conditions', () => {
    expect(publicPermissions(schemas).grants('read', type)).toMatchObject([
      { locales: 'all', conditions: [] },
    ]);
  });

  it('allow no write and no other action', () => {
    const permissions = publicPermissions(schemas);
    expect(permissions.grants('update', type)).toEqual([]);
    expect(permissions.holds('admin::users.read')).toBe(false);
  });
});

describe('the permissions of the server', () => {
  it('allow every action, on entries and in general', () => {
    const permissions = systemPermissions();
    expect(permissions.grants('delete', memo)).toEqual([
      { fields: everyField, locales: 'all', conditions: [] },
    ]);
    expect(permissions.holds('admin::users.read')).toBe(true);
  });

  it('store no author unless one is given', () => {
    expect([systemPermissions().actorId, systemPermissions(3).actorId]).toEqual([null, 3]);
  });
});
