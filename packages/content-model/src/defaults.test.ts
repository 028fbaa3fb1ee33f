import { describe, expect, it } from 'vitest';
import { magazineComponent, magazineSchemas as schemas, magazineType } from './fixtures/magazine.ts';
import type { Attributes } from './schema/attribute.ts';
import { defaultValues } from './defaults.ts';

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
