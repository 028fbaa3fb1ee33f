import { describe, expect, it } from 'vitest';
import { magazineComponent, magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import type { Attributes } from '../schema/index.ts';
import { defaultValues } from './default-values.ts';
import { fillDefaults } from './fill-defaults.ts';

const story = magazineType('api::story.story');

describe('the form of a new entry', () => {
  it('starts with declared defaults and nothing else', () => {
    expect(defaultValues(story, schemas)).toEqual({ kind: 'news', featured: false });
  });

  it('has required components ready, as many as the minimum, and required zones empty', () => {
    expect(defaultValues(magazineType('api::landing.landing'), schemas)).toEqual({
      seo: { noIndex: false },
      points: [{ newTab: false }, { newTab: false }],
      zone: [],
    });
  });

  it('starts a required repeatable component without a minimum as an empty list', () => {
    const attributes: Attributes = {
      parts: { type: 'component', component: 'shared.link', repeatable: true, required: true },
    };
    expect(defaultValues({ attributes }, schemas)).toEqual({ parts: [] });
  });

  it('holds default JSON as text and keeps null as the default of a boolean', () => {
    const attributes: Attributes = {
      extra: { type: 'json', default: { a: 1 } },
      sure: { type: 'boolean', default: null },
    };
    expect(defaultValues({ attributes }, schemas)).toEqual({ extra: '{\n  "a": 1\n}', sure: null });
  });

  it('is the same for a new component', () => {
    expect(defaultValues(magazineComponent('shared.link'), schemas)).toEqual({ newTab: false });
  });
});

describe('an entry about to be created', () => {
  it('is completed with defaults where values are absent, not where they are null', () => {
    expect(fillDefaults({ title: 'A', kind: null }, story, schemas)).toEqual({
      title: 'A',
      kind: null,
      featured: false,
    });
  });

  it('is completed inside new components only', () => {
    const link = { label: 'Go', url: '/go' };
    const values = {
      seo: {},
      links: [link, { id: 4, label: 'Out' }],
      zone: [{ __component: 'blocks.hero', heading: 'H', buttons: [link] }, 'odd'],
    };
    expect(fillDefaults(values, story, schemas)).toMatchObject({
      seo: { noIndex: false },
      links: [
        { ...link, newTab: false },
        { id: 4, label: 'Out' },
      ],
      zone: [{ heading: 'H', buttons: [{ ...link, newTab: false }] }, 'odd'],
    });
    expect(fillDefaults(values, story, schemas)['links']).toEqual([
      { ...link, newTab: false },
      { id: 4, label: 'Out' },
    ]);
  });
});
