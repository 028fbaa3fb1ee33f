import { expect, it } from 'vitest';
import { createEntryForm } from '../form/index.ts';
import type { FormModel } from '../items/index.ts';
import { positionsOf, writtenPath } from '../steps/index.ts';
import { articleModel } from '../testing/article-model.ts';
import { customFieldValues } from './field-values.ts';

const colored = { type: 'string', customField: 'plugin::palette.color' } as const;

/** The article model with a custom field in links. */
const link = articleModel.schemas.components.get('parts.link');
const model: FormModel = {
  ...articleModel,
  attributes: { ...articleModel.attributes, color: colored },
  schemas: {
    ...articleModel.schemas,
    components: new Map([
      ...articleModel.schemas.components,
      ...(link ? [[link.uid, { ...link, attributes: { ...link.attributes, color: colored } }] as const] : []),
    ]),
  },
};

it('returns the values of custom fields in components, lists and zones at any depth', () => {
  const form = createEntryForm(model, {
    id: 1,
    values: {
      title: 'Bricks',
      color: 'red',
      seo: { title: 'x', links: [{ color: 'blue' }] },
      links: [{ color: null }],
      sections: [
        { __component: 'parts.link', color: 'green' },
        { __component: 'parts.gone', color: 'grey' },
      ],
    },
  });
  const found = [...customFieldValues(form.values(), model)];
  expect(found.map(({ value }) => value)).toEqual(['blue', null, 'green', 'red']);
  for (const { path, value } of found) {
    expect(form.read(path)).toBe(value);
    expect(writtenPath(form.pathOf(positionsOf(form.values(), path)))).toBe(path);
  }
});
