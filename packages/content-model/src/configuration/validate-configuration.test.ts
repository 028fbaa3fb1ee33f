import { describe, expect, it } from 'vitest';
import { magazineComponent, magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { brokenConfigurationRules } from './validate-configuration.ts';
import { defaultConfiguration } from './default-configuration.ts';

const label = magazineType('api::label.label');
const { settings, metadatas, layouts } = defaultConfiguration(label, schemas);
const names = 'id, weight, name, stories, createdAt, updatedAt, createdBy, updatedBy';
const titles = 'id, weight, name, createdAt, updatedAt';

describe('the validation of a configuration', () => {
  it('accepts a configuration as returned by the server, and parts of it', () => {
    expect(brokenConfigurationRules({ settings, metadatas, layouts }, label)).toEqual([]);
    expect(brokenConfigurationRules({}, label)).toEqual([]);
    expect(brokenConfigurationRules({ settings: { ...settings, mainField: null } }, label)).toEqual([]);
  });

  it('requires a page size from 10 to 100 and existing fields', () => {
    const invalid = { ...settings, pageSize: 5, mainField: 'nope', defaultSortBy: 'stories' };
    expect(brokenConfigurationRules({ settings: invalid }, label)).toEqual([
      'settings.pageSize must be greater than or equal to 10',
      `settings.mainField must be one of the following values: ${titles}`,
      'settings.defaultSortBy is not a valid sort attribute',
    ]);
    expect(brokenConfigurationRules({ settings: { ...settings, pageSize: 101 } }, label)).toEqual([
      'settings.pageSize must be less than or equal to 100',
    ]);
  });

  it('requires each field at most once, in rows of at most 12 columns', () => {
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

  it('accepts only short values as main fields, neither components nor relations', () => {
    const story = magazineType('api::story.story');
    const { settings: initial } = defaultConfiguration(story, schemas);
    const problems = (mainField: string | null) =>
      brokenConfigurationRules({ settings: { ...initial, mainField } }, story).length === 0;
    const refused = ['seo', 'links', 'writer', 'cover', 'teaser', 'body', 'featured', 'secret', 'createdBy'];
    expect(refused.filter(problems)).toEqual([]);
    expect([null, 'id', 'title', 'slug', 'readers', 'day', 'createdAt'].every(problems)).toBe(true);
  });

  it('requires at least one column in the list', () => {
    expect(brokenConfigurationRules({ layouts: { list: [] } }, label)).toEqual([
      'layouts.list must have at least 1 item',
    ]);
  });

  it('accepts only known keys for known fields', () => {
    expect(brokenConfigurationRules({ metadatas: { name: { list: { size: 1 } }, nope: {} } }, label)).toEqual(
      ['metadatas.name.list field has unspecified keys: size', 'metadatas field has unspecified keys: nope'],
    );
  });

  describe('with groups of fields', () => {
    const problems = (groups: unknown, edit?: unknown) =>
      brokenConfigurationRules({ groups, ...(edit === undefined ? {} : { layouts: { edit } }) }, label);
    const group = (name: unknown, ...fields: readonly string[]) => ({ name, fields });
    const tabs = (...items: readonly unknown[]) => ({ kind: 'tabs', items });

    it('accepts unique names for some of the fields, or no groups', () => {
      expect(problems(null)).toEqual([]);
      expect(problems(tabs(group('Main', 'name'), group('Linked')))).toEqual([]);
      expect(problems({ kind: 'sections', items: [group('x'.repeat(100), 'stories')] })).toEqual([]);
    });

    it('requires 1 to 20 groups, each field in one, and each row in one', () => {
      expect(problems(tabs())).toEqual(['groups.items must have 1 to 20 items']);
      expect(problems(tabs(...Array.from({ length: 21 }, (_, at) => group(`${at}`))))).toHaveLength(1);
      expect(problems(tabs(group('A', 'name', 'name'), group('A', 'secret'), group(' ')))).toEqual([
        'groups.items[0].fields[1] is in a group already',
        'groups.items[1].name is the name of two groups',
        'groups.items[1].fields[0] must be one of the following values: weight, name, stories',
        'groups.items[2].name must be a text of 1 to 100 characters',
      ]);
      const row = [
        { name: 'name', size: 6 },
        { name: 'weight', size: 6 },
      ];
      expect(problems(tabs(group('A'), group('B', 'name')), [row])).toEqual([
        'layouts.edit[0] must contain fields of one group',
      ]);
      expect(problems(tabs(group('A'), group('B', 'name', 'weight')), [row])).toEqual([]);
    });

    it.each([
      1,
      { kind: 'pages', items: [group('A')] },
      { kind: 'tabs' },
      tabs(7),
      tabs({ name: 'A' }),
      tabs(group('x'.repeat(101))),
      tabs(group('A', ...Array.from({ length: 5 }, () => 'name'))),
    ])('rejects %j', (groups) => {
      expect(problems(groups)).not.toEqual([]);
    });

    it('rejects groups of components', () => {
      const seo = magazineComponent('shared.seo');
      expect(brokenConfigurationRules({ groups: tabs(group('A')) }, seo)).toHaveLength(1);
    });
  });

  it.each([
    { settings: 1 },
    { metadatas: [] },
    { layouts: 'x' },
    { layouts: { edit: [3], list: {} } },
    { settings: {} },
  ])('rejects %j without throwing', (body) => {
    expect(brokenConfigurationRules(body, label).length).toBeGreaterThan(0);
  });
});
