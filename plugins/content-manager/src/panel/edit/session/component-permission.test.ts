import { fieldSet, type Component, type Schemas } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { componentPermission } from './component-permission.ts';

const component = (uid: string, attributes: Component['attributes']): Component => ({
  uid,
  category: 'shared',
  info: { displayName: uid },
  attributes,
});

const schemas: Schemas = {
  contentTypes: new Map(),
  components: new Map(
    [
      component('shared.link', {
        label: { type: 'string' },
        url: { type: 'string', required: true },
        newTab: { type: 'boolean', required: true, default: false },
      }),
      component('shared.card', {
        title: { type: 'string' },
        link: { type: 'component', component: 'shared.link', required: true },
        more: { type: 'component', component: 'shared.link' },
      }),
    ].map((each) => [each.uid, each]),
  ),
};

const permissionOn = (fields: readonly string[], { uid = 'shared.link', draft = false } = {}) =>
  componentPermission('item', uid, { schemas, allowed: fieldSet(fields), draft });

describe('a component', () => {
  it('can be removed by users who may write all its fields', () => {
    expect(permissionOn(['item']).remove).toBe(true);
    expect(permissionOn(['item.label', 'item.url', 'item.newTab']).remove).toBe(true);
    expect(permissionOn(['item.label', 'item.url']).remove).toBe(false);
    expect(permissionOn(['item.title', 'item.link'], { uid: 'shared.card' }).remove).toBe(false);
  });

  it('can be added by users who may write its required fields', () => {
    expect(permissionOn(['item.url']).add).toBe(true);
    expect(permissionOn(['item.label']).add).toBe(false);
    expect(permissionOn(['item.label'], { draft: true }).add).toBe(true);
  });

  it('includes its required components', () => {
    const uid = 'shared.card';
    expect(permissionOn(['item.title'], { uid }).add).toBe(false);
    expect(permissionOn(['item.link.label'], { uid }).add).toBe(false);
    expect(permissionOn(['item.link.url'], { uid }).add).toBe(true);
  });
});
