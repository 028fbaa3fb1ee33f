import { describe, expect, it } from 'vitest';
import type { FieldMetadata } from '../configuration-types.ts';
import { magazineComponent, magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import { defaultConfiguration } from './default-configuration.ts';
import { nestedComponents } from '../schema/content-type.ts';

const edit = (label: string, rest: object = {}) => ({
  label,
  description: '',
  placeholder: '',
  visible: true,
  editable: true,
  ...rest,
});

const sortable = (name: string, mainField?: string): FieldMetadata => ({
  edit: edit(name, mainField === undefined ? {} : { mainField }),
  list: { label: name, searchable: true, sortable: true, ...(mainField === undefined ? {} : { mainField }) },
});

const plain = (name: string, mainField?: string): FieldMetadata => ({
  edit: edit(name, mainField === undefined ? {} : { mainField }),
  list: {
    label: name,
    searchable: false,
    sortable: false,
    ...(mainField === undefined ? {} : { mainField }),
  },
});

const id: FieldMetadata = { edit: {}, list: { label: 'id', searchable: true, sortable: true } };

const hidden = (metadata: FieldMetadata): FieldMetadata => ({
  ...metadata,
  edit: { ...metadata.edit, visible: false },
});

describe('defaultConfiguration', () => {
  it('names entries by the first attribute of type string and describes every attribute but morph relations', () => {
    expect(defaultConfiguration(magazineType('api::label.label'), schemas)).toEqual({
      uid: 'api::label.label',
      settings: {
        bulkable: true,
        filterable: true,
        searchable: true,
        pageSize: 10,
        mainField: 'name',
        defaultSortBy: 'name',
        defaultSortOrder: 'ASC',
      },
      metadatas: {
        id,
        weight: sortable('weight'),
        name: sortable('name'),
        stories: plain('stories', 'title'),
        createdAt: hidden(sortable('createdAt')),
        updatedAt: hidden(sortable('updatedAt')),
        createdBy: hidden(sortable('createdBy', 'firstname')),
        updatedBy: hidden(sortable('updatedBy', 'firstname')),
      },
      layouts: {
        list: ['name', 'updatedAt'],
        edit: [
          [
            { name: 'weight', size: 4 },
            { name: 'name', size: 6 },
          ],
          [{ name: 'stories', size: 6 }],
        ],
      },
      groups: null,
    });
  });

  it('omits the main field of a linked entry from the list part of components', () => {
    expect(defaultConfiguration(magazineComponent('shared.link'), schemas)).toEqual({
      uid: 'shared.link',
      category: 'shared',
      settings: {
        bulkable: true,
        filterable: true,
        searchable: true,
        pageSize: 10,
        mainField: 'label',
        defaultSortBy: 'label',
        defaultSortOrder: 'ASC',
      },
      metadatas: {
        id,
        label: sortable('label'),
        url: sortable('url'),
        newTab: sortable('newTab'),
        target: {
          edit: edit('target', { mainField: 'title' }),
          list: { label: 'target', searchable: true, sortable: true },
        },
      },
      layouts: {
        list: ['id', 'label', 'url', 'newTab'],
        edit: [
          [
            { name: 'label', size: 6 },
            { name: 'url', size: 6 },
          ],
          [
            { name: 'newTab', size: 4 },
            { name: 'target', size: 6 },
          ],
        ],
      },
      isComponent: true,
    });
  });

  it('falls back to the id if no attribute is a string', () => {
    expect(defaultConfiguration(magazineComponent('shared.social'), schemas).settings.mainField).toBe('id');
  });

  it('packs the edit view into rows of 12 in the order of declaration', () => {
    const { layouts, metadatas } = defaultConfiguration(magazineType('api::story.story'), schemas);
    expect(layouts.edit.map((row) => row.map(({ name, size }) => `${name} ${size}`).join(', '))).toEqual([
      'title 6, slug 6',
      'teaser 6',
      'body 12',
      'content 12',
      'contact 6, secret 6',
      'kind 6',
      'extra 12',
      'readers 4, rating 4, price 4',
      'words 4, featured 4, approved 4',
      'day 4, moment 6',
      'opens 4, cover 6',
      'gallery 6, writer 6',
      'labels 6, related 6',
      'seo 12',
      'links 12',
      'zone 12',
    ]);
    expect(layouts.list).toEqual(['title', 'writer', 'updatedAt']);
    expect(metadatas['writer']).toEqual(sortable('writer', 'name'));
    expect(metadatas['labels']).toEqual(plain('labels', 'name'));
    for (const name of ['body', 'content', 'extra', 'cover', 'seo', 'links', 'zone'])
      expect(metadatas[name]).toEqual(plain(name));
  });

  it('exists for every component inside a type, at any depth, once', () => {
    const uids = nestedComponents(magazineType('api::story.story').attributes, schemas).map(({ uid }) => uid);
    expect(uids).toEqual(['shared.seo', 'shared.social', 'shared.link', 'blocks.hero', 'blocks.quote']);
  });
});
