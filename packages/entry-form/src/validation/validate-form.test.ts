import {
  everyField,
  noField,
  type Attributes,
  type ContentType,
  type FormValues,
} from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { createEntryForm } from '../form/index.ts';
import { articleModel } from '../testing/article-model.ts';
import { createFormValidator, type ValidationSpec } from './validate-form.ts';

const attributes: Attributes = {
  title: { type: 'string', required: true, maxLength: 5 },
  slug: { type: 'uid' },
  views: { type: 'integer' },
  extra: { type: 'json' },
  colour: { type: 'string', customField: 'plugin::color.color' },
  content: { type: 'blocks', required: true },
  intro: { type: 'component', component: 'parts.intro', required: true },
  parts: { type: 'component', component: 'parts.intro', repeatable: true, min: 3 },
  zone: { type: 'dynamiczone', components: ['parts.intro'], max: 1 },
};

const contentType: ContentType = {
  uid: 'api::page.page',
  kind: 'collectionType',
  info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
  options: {},
  attributes,
};

const intro = {
  uid: 'parts.intro',
  category: 'parts',
  info: { displayName: 'Intro' },
  attributes: { heading: { type: 'string', required: true }, anchor: { type: 'uid' } },
} as const;

const model = {
  ...articleModel,
  uid: contentType.uid,
  attributes,
  contentType,
  schemas: {
    contentTypes: new Map([[contentType.uid, contentType]]),
    components: new Map([[intro.uid, intro]]),
  },
};

const spec: ValidationSpec = {
  mode: 'update',
  draft: false,
  fieldPermissions: { create: everyField, read: everyField, update: everyField },
  validateCustomField: ({ value }) => (value === 'red' ? 'No red' : undefined),
};

const invalid: FormValues = {
  title: 'Too long',
  slug: 'a b',
  views: 'many',
  extra: '{',
  colour: 'red',
  content: [{ type: 'paragraph', children: 'none' }],
  intro: null,
  parts: [
    { id: 1, heading: null },
    { heading: '', anchor: 'a' },
  ],
  zone: [
    { id: 1, __component: 'parts.intro' },
    { __component: 'parts.intro', anchor: 'a' },
  ],
};

const paths = [
  ...Object.keys(attributes),
  ...['heading', 'anchor'].flatMap((name) =>
    ['parts.#1', 'parts.#2', 'zone.#3', 'zone.#4', 'intro'].map((item) => `${item}.${name}`),
  ),
];

function validatorOf(values: FormValues) {
  const form = createEntryForm(model, { id: 1, values });
  return createFormValidator(form, model, ({ rule }) => Promise.resolve(rule));
}

describe('the validation of single values', () => {
  it.each([
    ['an invalid entry', invalid, spec],
    ['a draft', invalid, { ...spec, draft: true }],
    ['a new entry', invalid, { ...spec, mode: 'create' }],
    ['an empty entry', { parts: null, zone: [] }, { ...spec, mode: 'create' }],
    ['an entry with absent values', {}, spec],
    ['a new component', { ...invalid, intro: { anchor: 'a b' } }, spec],
  ] as const)('has the errors of the whole validation: %s', async (_, values, given) => {
    const validator = validatorOf(values);
    const all = await validator.validate(given);
    for (const path of paths) {
      const found = await validator.validateAt(given, new Set([path]));
      expect([path, found.get(path)]).toEqual([path, all.get(path)]);
      expect(found.size).toBeLessThan(2);
    }
  });

  it('finds the errors of several values, and none elsewhere', async () => {
    const found = await validatorOf(invalid).validateAt(spec, new Set(['title', 'colour', 'parts']));
    expect(Object.fromEntries(found)).toEqual({ title: 'maxLength', colour: 'No red', parts: 'minItems' });
  });

  it('ignores values that the user cannot correct', async () => {
    const fieldPermissions = { ...spec.fieldPermissions, update: noField };
    const found = await validatorOf(invalid).validateAt({ ...spec, fieldPermissions }, new Set(paths));
    expect(found.size).toBe(0);
  });

  it('finds a repeated uid by the whole entry', async () => {
    const anchors = ['b', 'b'].map((anchor, id) => ({ id: id + 1, heading: 'H', anchor }));
    const path = 'parts.#2.anchor';
    const found = await validatorOf({ parts: anchors }).validateAt(spec, new Set([path]));
    expect([...found.keys()]).toEqual([path]);
  });
});
