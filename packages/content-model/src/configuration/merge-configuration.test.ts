import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import type { Attributes } from '../schema/attribute.ts';
import type { ContentType } from '../schema/content-type.ts';
import { defaultConfiguration } from './default-configuration.ts';
import { storedConfiguration, mergeConfiguration } from './merge-configuration.ts';

const label = magazineType('api::label.label');
const saved = defaultConfiguration(label, schemas);
const listed = { ...saved, layouts: { ...saved.layouts, list: ['id', 'weight', 'name', 'stories'] } };
const withAttributes = (attributes: Attributes): ContentType => ({ ...label, attributes });

/** Returns the entry title after merging a saved one. */
const titled = (mainField: string | null) =>
  mergeConfiguration({ settings: { ...saved.settings, mainField } }, label, schemas).settings.mainField;

/**
 * Returns the stored main field, and the fields that name linked entries in the edit view and in the list after
 * merging.
 */
const named = (mainField: string) => {
  const stories = { edit: { mainField }, list: { mainField: 'ignored' } };
  const stored = storedConfiguration({ metadatas: { ...saved.metadatas, stories } });
  const merged = mergeConfiguration(stored, label, schemas).metadatas['stories'];
  return [stored.metadatas?.['stories']?.list, merged?.edit.mainField, merged?.list.mainField];
};

describe('mergeConfiguration', () => {
  it('changes nothing if the schema is unchanged', () => {
    expect(mergeConfiguration(saved, label, schemas)).toEqual(saved);
    expect(mergeConfiguration({}, label, schemas)).toEqual(saved);
  });

  it('keeps the initial columns of a list that was saved without any', () => {
    const merged = mergeConfiguration({ settings: saved.settings }, label, schemas);
    expect(merged.layouts).toEqual({ ...saved.layouts, list: ['id', 'weight', 'name', 'stories'] });
  });

  describe('with attributes that plugins add', () => {
    const added = { type: 'string', addedBy: 'shelves' } as const;
    const extended = withAttributes({
      ...label.attributes,
      note: added,
      code: { ...added, hiddenByDefault: true },
    });
    const namesOf = (layout: typeof saved.layouts) => layout.edit.flat().map(({ name }) => name);

    it('appends them to a saved edit view unless they are hidden by default', () => {
      const { layouts } = mergeConfiguration(saved, extended, schemas);
      expect(namesOf(layouts)).toEqual([...namesOf(saved.layouts), 'note']);
      expect(layouts.list).toEqual(saved.layouts.list);
    });

    it('keeps a hidden one that an administrator placed', () => {
      const edit = [...saved.layouts.edit, [{ name: 'code', size: 6 }]];
      const { layouts } = mergeConfiguration({ layouts: { ...saved.layouts, edit } }, extended, schemas);
      expect(namesOf(layouts)).toEqual([...namesOf(saved.layouts), 'code', 'note']);
    });

    it('makes none of them the main field or a default column', () => {
      const only = withAttributes({
        note: added,
        person: { type: 'relation', relation: 'oneToOne', target: 'admin::user', addedBy: 'shelves' },
      });
      const { settings, layouts } = defaultConfiguration(only, schemas);
      expect(settings.mainField).toBe('id');
      expect(layouts.list).toEqual(['id', 'updatedAt']);
      expect(mergeConfiguration({ settings }, only, schemas).layouts.list).toEqual(['id']);
    });
  });

  it('keeps the saved layout', () => {
    const arranged = {
      settings: { ...saved.settings, pageSize: 50, defaultSortBy: 'weight' },
      metadatas: {
        ...saved.metadatas,
        name: { edit: { label: 'Word' }, list: { label: 'Word', sortable: false } },
      },
      layouts: { list: ['name', 'updatedAt'], edit: [[{ name: 'name', size: 12 }]] },
    };
    const merged = mergeConfiguration(arranged, label, schemas);
    expect(merged.settings).toMatchObject({ pageSize: 50, defaultSortBy: 'weight' });
    expect(merged.metadatas['name']).toMatchObject({
      edit: { label: 'Word', editable: true },
      list: { sortable: false },
    });
    expect(merged.layouts).toEqual(arranged.layouts);
  });

  it('keeps the choice of no title, and drops a title that is no longer eligible', () => {
    expect([null, 'id', 'weight', 'createdAt', 'stories', 'gone'].map(titled)).toEqual([
      null,
      'id',
      'weight',
      'createdAt',
      'name',
      'name',
    ]);
  });

  it('names linked entries in the list like in the edit view, by an attribute that they have', () => {
    expect(named('slug')).toEqual([{}, 'slug', 'slug']);
    expect(named('id')).toEqual([{}, 'id', 'id']);
    expect(named('gone')).toEqual([{}, 'title', 'title']);
  });

  it('drops removed attributes from every part', () => {
    const { name: _, ...attributes } = label.attributes;
    const merged = mergeConfiguration(listed, withAttributes(attributes), schemas);
    expect(merged.settings).toMatchObject({ mainField: 'id', defaultSortBy: 'id' });
    expect(Object.keys(merged.metadatas)).not.toContain('name');
    expect(merged.layouts.list).toEqual(['id', 'weight', 'stories']);
    expect(merged.layouts.edit).toEqual([[{ name: 'weight', size: 4 }], [{ name: 'stories', size: 6 }]]);
  });

  it('adds new attributes to the end of the edit view only', () => {
    const merged = mergeConfiguration(
      saved,
      withAttributes({ ...label.attributes, hint: { type: 'text' } }),
      schemas,
    );
    expect(merged.layouts.edit.at(-1)).toEqual([{ name: 'hint', size: 6 }]);
    expect(merged.layouts.list).toEqual(saved.layouts.list);
    expect(merged.metadatas['hint']?.edit.label).toBe('hint');
  });

  it('makes an attribute unsortable if its new type cannot be sorted', () => {
    const merged = mergeConfiguration(
      listed,
      withAttributes({ ...label.attributes, weight: { type: 'json' } }),
      schemas,
    );
    expect(merged.metadatas['weight']?.list.sortable).toBe(false);
    expect(merged.layouts.list).toEqual(['id', 'name', 'stories']);
  });

  it('puts every field of the layout into one group, new attributes into the first', () => {
    const layouts = {
      list: ['name'],
      edit: [
        [
          { name: 'name', size: 6 },
          { name: 'weight', size: 6 },
        ],
        [{ name: 'stories', size: 6 }],
      ],
    };
    const items = [
      { name: 'Main', fields: [] },
      { name: 'More', fields: ['weight', 'gone'] },
    ];
    const grouped = { ...saved, layouts, groups: { kind: 'sections' as const, items } };
    const type = withAttributes({ ...label.attributes, hint: { type: 'string' } });
    expect(mergeConfiguration(grouped, type, schemas).groups).toEqual({
      kind: 'sections',
      items: [
        { name: 'Main', fields: ['stories', 'hint'] },
        { name: 'More', fields: ['name', 'weight'] },
      ],
    });
  });
});
