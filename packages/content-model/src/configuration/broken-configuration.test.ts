import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { brokenConfigurationRules } from './broken-configuration.ts';
import { defaultConfiguration } from './default-configuration.ts';

const label = magazineType('api::label.label');
const { settings, layouts } = defaultConfiguration(label, schemas);
const names = 'id, weight, name, stories, createdAt, updatedAt, createdBy, updatedBy';

describe('a configuration that is about to be saved', () => {
  it('passes as it was answered, and in parts', () => {
    expect(brokenConfigurationRules({ settings, layouts }, label)).toEqual([]);
    expect(brokenConfigurationRules({}, label)).toEqual([]);
    expect(brokenConfigurationRules({ settings: { ...settings, mainField: null } }, label)).toEqual([]);
  });

  it('has a page size from 10 to 100 and fields that exist', () => {
    const wrong = { ...settings, pageSize: 5, mainField: 'nope', defaultSortBy: 'stories' };
    expect(brokenConfigurationRules({ settings: wrong }, label)).toEqual([
      'settings.pageSize must be greater than or equal to 10',
      `settings.mainField must be one of the following values: ${names}`,
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

  it('keeps the main field of linked entries in the edit part', () => {
    const stories = { edit: { mainField: 'title' }, list: { mainField: 'title' } };
    expect(brokenConfigurationRules({ metadatas: { stories, nope: {} } }, label)).toEqual([
      'metadatas.stories.list field has unspecified keys: mainField',
      'metadatas field has unspecified keys: nope',
    ]);
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
