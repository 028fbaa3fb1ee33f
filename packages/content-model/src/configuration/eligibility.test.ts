import { describe, expect, it } from 'vitest';
import { magazineType } from '../fixtures/magazine.ts';
import type { Attribute } from '../schema/attribute.ts';
import {
  canBeEntryTitle,
  canBeMainField,
  isFilterable,
  isListable,
  isSortable,
  isSortableColumn,
} from './eligibility.ts';

const { attributes } = magazineType('api::story.story');

const names = (rule: (attribute: Attribute) => boolean) =>
  Object.entries(attributes)
    .filter(([, attribute]) => rule(attribute))
    .map(([name]) => name);

const scalars = [
  'contact',
  'kind',
  'readers',
  'rating',
  'price',
  'words',
  'featured',
  'approved',
  'day',
  'moment',
  'opens',
];
const titles = scalars.filter((name) => name !== 'featured' && name !== 'approved');

describe('the eligibility of attributes', () => {
  it('allows all as columns but JSON, rich texts, passwords, zones and morph relations', () => {
    expect(names(isListable)).toEqual([
      'title',
      'slug',
      'teaser',
      ...scalars,
      'cover',
      'gallery',
      'writer',
      'labels',
      'seo',
      'links',
    ]);
  });

  it('allows filters by own values, files and plain relations', () => {
    const filtered = ['title', 'slug', 'teaser', ...scalars, 'cover', 'gallery', 'writer', 'labels'];
    expect(names(isFilterable)).toEqual(filtered);
  });

  it('leaves attributes that a plugin manages to that plugin', () => {
    const managed = { type: 'string', managed: true } as const;
    expect([isListable(managed), isFilterable(managed)]).toEqual([false, false]);
  });

  it('allows sorting by own values, and by the columns of to-one relations', () => {
    const sorted = ['title', 'slug', 'teaser', 'contact', 'secret', ...scalars.slice(1)];
    expect(names(isSortable)).toEqual(sorted);
    expect(names(isSortableColumn)).toEqual([...sorted, 'writer']);
  });

  it('allows only short values as titles', () => {
    expect(names(canBeEntryTitle)).toEqual(['title', 'slug', ...titles]);
    expect(names(canBeMainField)).toEqual(['title', 'slug', ...titles]);
  });
});
