import type { Attributes } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { hasLists } from './ItemsEditor.tsx';

const component = (uid: string, repeatable = false) =>
  ({ type: 'component', component: uid, repeatable }) as const;
const components = new Map<string, { readonly attributes: Attributes }>([
  ['a.plain', { attributes: { title: { type: 'string' } } }],
  ['a.list', { attributes: { rows: component('a.plain', true) } }],
  ['a.outer', { attributes: { inner: component('a.list') } }],
  ['a.itself', { attributes: { again: component('a.itself') } }],
]);

describe('the lists of a content type', () => {
  it('are its repeatable components and zones, at any depth', () => {
    expect(hasLists({ rows: component('a.plain', true) }, components)).toBe(true);
    expect(hasLists({ zone: { type: 'dynamiczone', components: [] } }, components)).toBe(true);
    expect(hasLists({ deep: component('a.outer') }, components)).toBe(true);
  });

  it('exclude those of components that it does not use', () => {
    expect(hasLists({ title: { type: 'string' }, one: component('a.plain') }, components)).toBe(false);
    expect(hasLists({ one: component('a.itself'), other: component('a.gone') }, components)).toBe(false);
  });
});
