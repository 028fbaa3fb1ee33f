import { describe, expect, it } from 'vitest';
import { magazineComponent, magazineSchemas as schemas, magazineType } from './fixtures/magazine.ts';
import type { Attributes } from './schema/attribute.ts';
import { defaultValues } from './defaults.ts';

const story = magazineType('api::story.story');

describe('defaultValues', () => {
  it('returns declared defaults and nothing else', () => {
    expect(defaultValues(story, schemas)).toEqual({ kind: 'news', featured: false });
  });

  it('returns required components, as many as the minimum, and empty required zones', () => {
    expect(defaultValues(magazineType('api::landing.landing'), schemas)).toEqual({
      seo: { noIndex: false },
      points: [{ newTab: false }, { newTab: false }],
      zone: [],
    });
  });

  it('returns an empty list for a required repeatable component without a minimum', () => {
    const attributes: Attributes = {
      parts: { type: 'component', component: 'shared.link', repeatable: true, required: true },
    };
    expect(defaultValues({ attributes }, schemas)).toEqual({ parts: [] });
  });

  it('returns default JSON as text, and null as the default of a boolean', () => {
    const attributes: Attributes = {
      extra: { type: 'json', default: { a: 1 } },
      sure: { type: 'boolean', default: null },
    };
    expect(defaultValues({ attributes }, schemas)).toEqual({ extra: '{\n  "a": 1\n}', sure: null });
  });

  it('returns the same for a new component', () => {
    expect(defaultValues(magazineComponent('shared.link'), schemas)).toEqual({ newTab: false });
  });
});
