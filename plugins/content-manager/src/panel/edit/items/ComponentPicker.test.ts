import type { ComponentItem } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { categoriesOf, componentsNamed } from './ComponentPicker.tsx';

const component = (uid: string, displayName: string): ComponentItem => ({
  uid,
  category: uid.split('.')[0] ?? '',
  isDisplayed: true,
  apiID: uid,
  info: { displayName },
  options: {},
  attributes: {},
});
const all = [
  component('blocks.hero', 'Hero'),
  component('media.video', 'Video'),
  component('blocks.quote', 'Quote'),
];

describe('the components of a picker', () => {
  it('are grouped by category, in the order of the zone', () => {
    expect(categoriesOf(all).map(({ name, components }) => [name, components.map(({ uid }) => uid)])).toEqual(
      [
        ['blocks', ['blocks.hero', 'blocks.quote']],
        ['media', ['media.video']],
      ],
    );
  });

  it('are found by words of their name and category', () => {
    expect(componentsNamed(all, 'QUO blo').map(({ uid }) => uid)).toEqual(['blocks.quote']);
    expect(componentsNamed(all, ' ')).toHaveLength(3);
    expect(componentsNamed(all, 'map')).toEqual([]);
  });
});
