import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { brokenConfigurationRules } from './broken-configuration.ts';
import { defaultConfiguration } from './default-configuration.ts';

const label = magazineType('api::label.label');
const { settings, metadatas, layouts } = defaultConfiguration(label, schemas);
const names = 'id, weight, name, stories, createdAt, updatedAt, createdBy, updatedBy';
const titles = 'id, weight, name, createdAt, updatedAt';

describe('a configuration that is about to be saved', () => {
  it('passes as it was answered, and in parts', () => {
    expect(brokenConfigurationRules({ settings, metadatas, layouts }, label)).toEqual([]);
    expect(brokenConfigurationRules({}, label)).toEqual([]);
    expect(brokenConfigurationRules({ settings: { ...settings, mainField: null } }, label)).toEqual([]);
  });

  it('has a page size from 10 to 100 and fields that exist', () => {
    const wrong = { ...settings, pageSize: 5, mainField: 'nope', defaultSortBy: 'stories' };
    expect(brokenConfigurationRules({ settings: wrong }, label)).toEqual([
      'settings.pageSize must be greater than or equal to 10',
      `settings.mainField must be one of the following values: ${titles}`,
      'settings.defaultSortBy is not a valid sort attribute',
    ]);
    expect(brokenConfigurationRules({ settings: { ...settings, pageSize: 101 } }, label)).toEqual([
      'settings.pageSize must be less than or equal to 100',
    ]);
  });

  it('places each field once, in rows of at most 12 columns', () => {
    const row = [
      { name: 'name', size: 8 },
      { name: 'weight', size: 8 },
    ];
    expect(
      brokenConfigurationRules({ layouts: { edit: [row, [{ name: 'name', size: 5 }]] } }, label),
    ).toEqual([
      'layouts.edit[0] must be at most 12 columns wide',
      'layouts.edit[1][0].name is placed twice',
      'layouts.edit[1][0].size must be one of the following values: 4, 6, 8, 12',
    ]);
    expect(brokenConfigurationRules({ layouts: { list: ['secret'] } }, label)).toEqual([
      `layouts.list[0] must be one of the following values: ${names}`,
    ]);
  });

  it('names entries by their short values, not by what they hold or are linked to', () => {
    const story = magazineType('api::story.story');
    const { settings: initial } = defaultConfiguration(story, schemas);
    const judged = (mainField: string | null) =>
      brokenConfigurationRules({ settings: { ...initial, mainField } }, story).length === 0;
    const refused = ['seo', 'links', 'writer', 'cover', 'teaser', 'body', 'featured', 'secret', 'createdBy'];
    expect(refused.filter(judged)).toEqual([]);
    expect([null, 'id', 'title', 'slug', 'readers', 'day', 'createdAt'].every(judged)).toBe(true);
  });

  it('lists at least one field', () => {
    expect(brokenConfigurationRules({ layouts: { list: [] } }, label)).toEqual([
      'layouts.list must have at least 1 item',
    ]);
  });

  it('describes known fields by known keys', () => {
    expect(brokenConfigurationRules({ metadatas: { name: { list: { size: 1 } }, nope: {} } }, label)).toEqual(
      ['metadatas.name.list field has unspecified keys: size', 'metadatas field has unspecified keys: nope'],
    );
  });

  it.each([
    { settings: 1 },
    { metadatas: [] },
    { layouts: 'x' },
    { layouts: { edit: [3], list: {} } },
    { settings: {} },
  ])('refuses %j without throwing', (body) => {
    expect(brokenConfigurationRules(body, label).length).toBeGreaterThan(0);
  });
});
